import type { Hono } from 'hono'
import type { Shape, Wire } from '../../../src/api/shape'
import { toApiError, toRefusal } from '../api/errors'
import { readQuery, readShape } from '../api/readShape'

type Part<S> = S extends Shape ? Wire<S> : Record<string, never>

/**
 * Serves one control of the sandbox as plain JSON. A POST must declare a JSON body, which no other site's page can send
 * without a preflight.
 */
export function control<S extends Shape>(
  app: Hono,
  method: 'GET' | 'POST',
  path: string,
  shape: S,
  handle: (values: Part<S>) => Promise<unknown>,
): void {
  app.on(method, path, async (context) => {
    try {
      if (method === 'POST' && !/^application\/json/i.test(context.req.header('content-type') ?? '')) {
        return context.json({ error: 'send application/json' }, 415)
      }
      const text = method === 'POST' ? await context.req.text() : ''
      const values =
        method === 'GET'
          ? readQuery(shape, context.req.query())
          : readShape(shape, text === '' ? {} : JSON.parse(text), 'body')
      return context.json((await handle(values as Part<S>)) ?? { ok: true })
    } catch (cause) {
      const refused = toApiError(cause)
      const error = refused ? toRefusal(refused, 'EN-US').msg : String(cause)
      return context.json({ error }, refused ? 400 : 500)
    }
  })
}
