import type { BrowserContext, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { AssetWire } from '../../src/api/asset'
import { until } from '../kill/support/until'
import { sandbox } from './support/sandbox'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/market place')
test.before(() => sandbox.reset())

const COUNT = 10_000
const PAGE = 60

const offer = (index: number): AssetWire => ({
  id: `n${index}`,
  index_id: `he${index}`,
  kind: 'hero',
  name: `Hero ${index}`,
  grade: 1 + (index % 24),
  camp: 1 + (index % 5),
  profession: 2 + (index % 4),
  skill: 1 + (index % 5),
  star: 1 + (index % 7),
  level: 1,
  stage: 1,
  place: 'wallet',
  status: 1,
  token_id: String(index),
  owner_id: 'u',
  owner_address: `0x${'a'.repeat(40)}`,
  owner_name: 'Many',
  picture: null,
  price: String(index + 1),
  market: 'sale',
  activated: true,
  listed_at: 0,
  deadline: null,
})

/** A provider with ten thousand offers; the cursor keeps the answers in order. */
async function offerMany(context: BrowserContext): Promise<void> {
  await context.route('**/api/marketplace/list**', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const items = Array.from({ length: Math.min(PAGE, COUNT - from) }, (_, index) => offer(from + index))
    const next = from + PAGE < COUNT ? String(from + PAGE) : null
    return route.fulfill({ json: { code: 200, msg: '', data: { items, next, total: COUNT } } })
  })
}

const offers = (page: Page) => page.getByRole('main').getByRole('link').filter({ hasText: 'MDS' })
/** The offer at the middle of the window, or the one below if there is a gap; null while none is drawn. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const item = [...document.querySelectorAll('main li[aria-setsize]')].find(
      (each) => each.getBoundingClientRect().bottom > innerHeight / 2,
    )
    return item && item.getBoundingClientRect().top < innerHeight
      ? (item.querySelector('h3')?.textContent ?? null)
      : null
  })
const heightOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls as a player does, until this many pages have loaded. */
async function scrollThrough(page: Page, pages: number): Promise<void> {
  const known = () =>
    page.evaluate(() => Number(document.querySelector('main li[aria-setsize]')?.getAttribute('aria-setsize') ?? 0))
  await until('all of the pages', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    return (await known()) >= pages * PAGE
  })
}

test('ten thousand offers: the list is where it was left, after an item and after the page was loaded again', async () => {
  const { page, context, close } = await visit('/login', { allowed: /404/ })
  await offerMany(context)
  await page.getByRole('link', { name: 'Market', exact: true }).first().click()
  await offers(page).first().waitFor()
  await page.getByText('10,000 on offer').waitFor()
  await scrollThrough(page, 6)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await until('offers in view', () => inView(page))
  const left = { y: await heightOf(page), name: await inView(page) }
  assert.ok(left.y > 3000)
  await page.evaluate(() => document.querySelector<HTMLElement>('main li a')?.click())
  await page.waitForURL('**/login')
  await page.goBack()
  await page.waitForURL('**/marketplace')
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 4, left.y)
  const isSeen = async () => (await inView(page)) === left.name
  await until('the same offer', isSeen)
  await page.reload()
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 4, left.y)
  await until('the same offer', isSeen)
  assert.ok((await page.locator('*').count()) < 1500)
  await close()
})

test('another choice starts at the top, and so does a new visit', async () => {
  const { page, context, close } = await visit('/login')
  await offerMany(context)
  await page.getByRole('link', { name: 'Market', exact: true }).first().click()
  await offers(page).first().waitFor()
  await scrollThrough(page, 3)
  await page.getByRole('link', { name: 'Dragons', exact: true }).click()
  await page.waitForURL(/val6=dragon/)
  await offers(page).first().waitFor()
  assert.is(await heightOf(page), 0)
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Market', exact: true }).first().click()
  await offers(page).first().waitFor()
  assert.is(await heightOf(page), 0)
  await close()
})

test('the menu chooses on the market too, in both of its modes', async () => {
  const { page, close } = await visit('/forget')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Find on the market').click()
  await menu.getByLabel('Camp').selectOption({ label: 'Human god' })
  await menu.getByLabel('Profession').selectOption({ label: 'Tank' })
  await menu.getByLabel('What to look at').selectOption({ label: 'Dragons' })
  assert.is(await menu.getByLabel('Camp').count(), 0)
  await menu.getByLabel('Skill type').selectOption({ label: 'Ice' })
  await menu.getByLabel('Grade').selectOption({ label: 'Grade 6 to 10' })
  await menu.getByLabel('Sort by').selectOption({ label: 'Highest price' })
  await menu.getByRole('link', { name: 'Show results' }).click()
  await page.waitForURL(/\/marketplace\?.*val6=dragon/)
  const { searchParams } = new URL(page.url())
  assert.equal(
    ['val3', 'val4', 'val5', 'val6'].map((name) => searchParams.get(name)),
    ['priceHigh', '2', '2', 'dragon'],
  )
  await menu.waitFor({ state: 'detached' })
  await close()
})

test.run()
