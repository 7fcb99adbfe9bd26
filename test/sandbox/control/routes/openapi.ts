import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Shape } from '../../../../src/api/shape'
import { type Listed, readCatalogue } from '../../api/catalogue'
import { ERROR_TEXTS } from '../../api/errorTexts'
import { LANGUAGES } from '../../api/language'
import { createOpenApi, DESCRIPTION } from '../../api/openapi'
import { PAGE_STYLE } from '../page/style'

/** A shape in the notation of a TypeScript type. */
function toText(shape: Shape, indent = ''): string {
  switch (shape.is) {
    case 'oneOf':
      return shape.values.map((value) => JSON.stringify(value)).join(' | ')
    case 'maybe':
      return `${toText(shape.of, indent)} | null`
    case 'list':
      return `list of ${toText(shape.of, indent)}`
    case 'map':
      return `map of ${toText(shape.of, indent)}`
    case 'record': {
      const inner = `${indent}  `
      const fields = Object.entries(shape.fields).map(([name, of]) => `${inner}${name}: ${toText(of, inner)}`)
      return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
    }
    default:
      return shape.is
  }
}

const part = (title: string, shape: Shape | undefined) =>
  shape
    ? html`<h3>${title}</h3>
        <pre>${toText(shape)}</pre>`
    : ''

const entry = ({ name, spec, summary }: Listed) =>
  html`<details id="${name}">
    <summary><code>${spec.method} ${spec.path}</code> ${summary}</summary>
    <p>${spec.open ? 'Open to visitors.' : 'Needs a token.'}</p>
    ${part('Query', spec.query)} ${part('Body', spec.body)} ${part('Answer', spec.answer)}
  </details>`

/** The provider API to read: as a document for tools, as a page for people. */
export function openApiRoutes(app: Hono): void {
  app.get('/sandbox/openapi.json', async (context) => context.json(await createOpenApi()))

  app.get('/sandbox/api', async (context) => {
    const calls = await readCatalogue()
    const nouns = [...new Set(calls.map(({ noun }) => noun))]
    const sections = nouns.map(
      (noun) => html`<section>
        <h2>${noun}</h2>
        ${calls.filter((call) => call.noun === noun).map(entry)}
      </section>`,
    )
    const errors = Object.entries(ERROR_TEXTS).map(
      ([name, [code, english]]) =>
        html`<tr>
          <td>${code}</td>
          <td>${name}</td>
          <td>${english}</td>
        </tr>`,
    )
    return context.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Provider API</title>
          <style>
            ${raw(PAGE_STYLE)}
          </style>
        </head>
        <body>
          <h1>Provider API</h1>
          <p>${calls.length} calls, for tools as <a href="/sandbox/openapi.json">openapi.json</a>.</p>
          ${DESCRIPTION.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
          <p>
            Headers of a request: Authorization (Bearer and the token), language (${LANGUAGES.join(', ')}), server-id,
            and Idempotency-Key with a POST.
          </p>
          ${sections}
          <section>
            <h2>Refusals</h2>
            <table>
              ${errors}
            </table>
          </section>
        </body>
      </html>`)
  })
}
