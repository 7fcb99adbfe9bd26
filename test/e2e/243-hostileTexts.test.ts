import '../support/config'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { CallSpec } from '../../src/api/call'
import type { Shape } from '../../src/api/shape'
import { readCatalogue } from '../sandbox/api/catalogue'
import { loginOf } from './pages/login'
import { overflow } from './support/accessibility'
import { screenPaths, settled } from './support/screens'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/hostileTexts')

/** As long as a text may be, without a place to break it. */
const LONG = 'W'.repeat(200)
/** Texts that are no words to show: what the app decides by, and what it sends back. */
const KEPT = ['current_server_id', 'month', 'token', 'key', 'value']

/** An answer with every text to show in it as long as it can be. */
function withLongTexts(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (shape.is === 'text') return LONG
  if (shape.is === 'maybe') return withLongTexts(shape.of, value)
  if (shape.is === 'list') return (value as unknown[]).map((item) => withLongTexts(shape.of, item))
  if (shape.is !== 'record') return value
  const fields = Object.entries(value as object).map(([name, part]) => {
    const of = shape.fields[name]
    return [name, of && !KEPT.includes(name) ? withLongTexts(of, part) : part]
  })
  return Object.fromEntries(fields)
}

const patternOf = ({ path }: CallSpec): RegExp => new RegExp(`${path.replace(/\{\w+\}/g, '[\\w-]+')}(\\?|$)`)

/** Has every answer of the provider come with long texts. */
async function lengthenTexts(page: Page): Promise<void> {
  for (const { spec } of await readCatalogue()) {
    // Prepared steps and proofs are checked to the letter, which other tests do.
    if (spec.method !== 'GET') continue
    await page.route(patternOf(spec), async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const lengthen = async () => {
        const response = await route.fetch()
        const body = (await response.json()) as { data?: unknown }
        await route.fulfill({ response, json: { ...body, data: withLongTexts(spec.answer, body.data) } })
      }
      // A page that is left takes the answers that it no longer waits for along.
      await lengthen().catch((cause) => assert.match(String(cause), /disposed|closed/))
    })
  }
}

test('texts of 200 letters without a break, on every screen: nothing scrolls sideways at 320 px and 200 %', async () => {
  const { page, url, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await lengthenTexts(page)
  const found: string[] = []
  const paths = (await screenPaths()).map(({ path }) => path)
  for (const path of [...paths, '/coins?coin=MDS', '/legion/history?type=1']) {
    await page.goto(url + path)
    await settled(page)
    for (const finding of await overflow(page)) found.push(`${path}: ${finding}`)
  }
  assert.equal(found, [])
  await close()
})

test('a refusal in one long word is broken into lines', async () => {
  const { page, url, close } = await visit('/login', { allowed: /500/ })
  await page.route('**/api/marketplace/list*', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: LONG } }),
  )
  await page.goto(`${url}/marketplace`)
  await page.getByRole('alert').filter({ hasText: LONG }).waitFor()
  assert.equal(await overflow(page), [])
  await close()
})

test.run()
