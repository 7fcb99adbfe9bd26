import './support/world'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { Hono } from 'hono'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCatalogue } from '../sandbox/api/catalogue'
import { ERROR_TEXTS } from '../sandbox/api/errorTexts'
import { writeOpenApi } from '../sandbox/api/openapi'
import { openApiRoutes } from '../sandbox/control/routes/openapi'

const test = suite('sandbox/openapi')
const FILE = new URL('../sandbox/api/openapi.json', import.meta.url)

test('the document is what the calls are; if not, run test/sandbox/api/writeOpenApi.ts', async () => {
  const isSame = isDeepStrictEqual(JSON.parse(readFileSync(FILE, 'utf8')), JSON.parse(await writeOpenApi()))
  assert.ok(isSame, 'openapi.json is not what the calls are')
})

test('every reference in it leads somewhere, and every operation has a name of its own', async () => {
  const document = JSON.parse(await writeOpenApi())
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  assert.ok(references.length > 100)
  for (const path of references) {
    assert.ok(
      path.split('/').reduce((at, name) => at?.[name], document),
      path,
    )
  }
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(Object.values)
  const names = operations.map(({ operationId }) => operationId)
  assert.is(new Set(names).size, (await readCatalogue()).length)
})

test('every call says what it does, and no two refusals share a code', async () => {
  for (const { name, summary } of await readCatalogue()) {
    assert.not.match(summary, /^(GET|POST)/, name)
  }
  const codes = Object.values(ERROR_TEXTS).map(([code]) => code)
  assert.is(new Set(codes).size, codes.length)
  for (const row of Object.values(ERROR_TEXTS)) {
    const slots = row.slice(1).map((text) => [...String(text).matchAll(/\{\w+\}/g)].map(String).sort().join())
    assert.is(new Set(slots).size, 1, String(row[1]))
  }
})

test('it can be read as a page and as JSON', async () => {
  const app = new Hono()
  openApiRoutes(app)
  const page = await (await app.request('/sandbox/api')).text()
  for (const { spec } of await readCatalogue()) assert.ok(page.includes(`${spec.method} ${spec.path}`))
  assert.is((await (await app.request('/sandbox/openapi.json')).json()).openapi, '3.1.0')
})

test.run()
