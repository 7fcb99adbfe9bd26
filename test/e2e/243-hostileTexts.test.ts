import '../support/config'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { CallSpec } from '../../src/api/call'
import type { Shape } from '../../src/api/shape'
import { typePrice } from '../kill/support/typePrice'
import { readCatalogue } from '../sandbox/api/catalogue'
import { HOSTILE_TEXTS } from '../support/hostileTexts'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { trayOf } from './pages/tray'
import { overflow } from './support/accessibility'
import { sandbox } from './support/sandbox'
import { screenPaths, settled } from './support/screens'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/hostileTexts')

/** As long as a text may be, without a place to break it. */
const LONG = 'W'.repeat(200)
/** Texts that are no words to show: what the app decides by, and what it sends back. */
const KEPT = ['current_server_id', 'owner_id', 'month', 'token', 'key', 'value']

const textAt = (at: number): string => HOSTILE_TEXTS[at % HOSTILE_TEXTS.length] as string

/** An answer with another text in the place of every one to show. */
function withTexts(shape: Shape, value: unknown, text: () => string): unknown {
  if (value === null || value === undefined) return value
  if (shape.is === 'text') return text()
  if (shape.is === 'maybe') return withTexts(shape.of, value, text)
  if (shape.is === 'list') return (value as unknown[]).map((item) => withTexts(shape.of, item, text))
  if (shape.is !== 'record') return value
  const fields = Object.entries(value as object).map(([name, part]) => {
    const of = shape.fields[name]
    return [name, of && !KEPT.includes(name) ? withTexts(of, part, text) : part]
  })
  return Object.fromEntries(fields)
}

const patternOf = ({ path }: CallSpec): RegExp => new RegExp(`${path.replace(/\{\w+\}/g, '[\\w-]+')}(\\?|$)`)

/**
 * Has every answer of the provider come with other texts.
 * @returns what ends it: it fails if an answer could not be rewritten
 */
async function rewriteAnswers(
  page: Page,
  rewrite: (shape: Shape, data: unknown) => unknown,
): Promise<() => Promise<void>> {
  const faults: unknown[] = []
  for (const { spec } of await readCatalogue()) {
    // Prepared steps and proofs are checked to the letter, which other tests do.
    if (spec.method !== 'GET') continue
    await page.route(patternOf(spec), async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const answer = async () => {
        const response = await route.fetch()
        const body = (await response.json()) as { data?: unknown }
        await route.fulfill({ response, json: { ...body, data: rewrite(spec.answer, body.data) } })
      }
      // A page that is left takes the answers that it no longer waits for along.
      await answer().catch((cause) => /disposed|closed/.test(String(cause)) || faults.push(cause))
    })
  }
  return async () => {
    await page.unrouteAll({ behavior: 'wait' })
    assert.equal(faults, [])
  }
}

const lengthenTexts = (page: Page) => rewriteAnswers(page, (shape, data) => withTexts(shape, data, () => LONG))

test('texts of 200 letters without a break, on every screen: nothing scrolls sideways at 320 px and 200 %', async () => {
  const { page, url, close } = await visit('/login')
  await loginOf(page).throughWallet()
  const stop = await lengthenTexts(page)
  const found: string[] = []
  const paths = (await screenPaths()).map(({ path }) => path)
  for (const path of [...paths, '/coins?coin=MDS', '/legion/history?type=1']) {
    await page.goto(url + path)
    await settled(page)
    for (const finding of await overflow(page)) found.push(`${path}: ${finding}`)
  }
  assert.equal(found, [])
  await stop()
  await close()
})

test('the menu, the sheet of an action and the tray with such texts: nothing is wider than its box', async () => {
  const hero = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, url, close } = await visit('/login', { allowed: /ERR_FAILED/ })
  await loginOf(page).throughWallet()
  const stop = await lengthenTexts(page)
  // The action stays open after it is written, so that the tray has it.
  await page.route('**/api/card/sell/*', (route) => route.abort())
  const found: string[] = []
  const look = async (where: string) => {
    for (const finding of await overflow(page)) found.push(`${where}: ${finding}`)
  }
  const asset = assetOf(page)
  await asset.open(url, hero.id)
  await settled(page)
  await asset.action('Sell').click()
  await asset.sheet.getByText(LONG.slice(0, 20)).first().waitFor()
  await look('the review')
  await typePrice(page, 'Price', '5')
  await asset.sheet.getByRole('button', { name: 'Sell for 5 MDS' }).click()
  await asset.sheet.getByRole('alert').first().waitFor()
  await look('a failed action')
  await asset.close()
  const tray = trayOf(page)
  await tray.open()
  await tray.entry.getByText(LONG.slice(0, 20)).first().waitFor()
  await look('the tray')
  await tray.close()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await look('the menu')
  assert.equal(found, [])
  await stop()
  await close()
})

test('texts that want to be markup, on every screen: none runs, and none leads off the site', async () => {
  const { page, url, close } = await visit('/login')
  await loginOf(page).throughWallet()
  let round = 0
  const stop = await rewriteAnswers(page, (shape, value) => withTexts(shape, value, () => textAt(round++)))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const paths = (await screenPaths()).map(({ path }) => path)
  for (const path of paths) {
    await page.goto(url + path)
    await settled(page)
    assert.equal(
      await page.evaluate(() => [(window as { pwned?: unknown }).pwned ?? null, location.host]),
      [null, new URL(url).host],
      path,
    )
  }
  assert.ok(round > 300, `${round} texts were shown`)
  assert.equal(
    asked.filter((address) => /evil\.example/.test(new URL(address).host)),
    [],
  )
  await stop()
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
