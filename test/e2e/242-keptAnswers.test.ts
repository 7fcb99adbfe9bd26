import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { enter } from './support/control'
import { holdBack, kept, untilKept } from './support/keptAnswers'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/keptAnswers')
test.before.each(() => sandbox.reset())

/** What the browser writes when the network is away. */
const OFFLINE = /Failed to load resource|ERR_/
const OWN = '/api/user/card/list'

const tiles = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name }).getByRole('listitem')
const age = (page: Page) => page.getByRole('main').getByText(/^As of \d/)
const isFresh = (page: Page) => page.getByRole('main').getByText('Up to date')

test('the second visit shows the own assets with their age before the provider answers, and refreshes them in place', async () => {
  await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, close } = await enter('alice', '/accountAccount')
  await tiles(page, 'Assets').first().waitFor()
  assert.is(await age(page).count(), 0)
  for (const name of ['own', 'balances']) await untilKept(page, name)
  const before = await tiles(page, 'Assets').first().textContent()

  const letGo = await holdBack(page, OWN)
  const top = () =>
    tiles(page, 'Assets')
      .first()
      .evaluate((tile) => tile.getBoundingClientRect().top)
  await page.reload()
  await tiles(page, 'Assets').first().waitFor()
  const placed = await top()
  // Nobody holds the node back: balances and money that waits come in their own time, and move nothing on the screen.
  await page.getByRole('button', { name: /^In the wallet.*\d.* MDS/ }).waitFor()
  await page
    .locator('[data-side=assets]')
    .getByText(/^As of \d/)
    .waitFor()
  await page.getByRole('button', { name: /^Take .* MDS From trades$/ }).waitFor()
  assert.is(await tiles(page, 'Assets').first().textContent(), before)
  // A page scrolls by whole pixels.
  assert.ok(Math.abs((await top()) - placed) < 1, `from ${placed} to ${await top()}`)

  // Whoever taps now waits for the asset as it is.
  const letAssetGo = await holdBack(page, '/api/card/')
  await tiles(page, 'Assets').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: /^Sell/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('[aria-hidden=true]').first().waitFor({ state: 'attached' })
  assert.is(await sheet.getByLabel(/price/i).count(), 0)
  letAssetGo()
  await sheet.getByLabel(/price/i).waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  const placedLater = await top()

  letGo()
  await isFresh(page).last().waitFor()
  assert.is(await tiles(page, 'Assets').first().textContent(), before)
  assert.ok(Math.abs((await top()) - placedLater) < 1, `from ${placedLater} to ${await top()}`)
  await close()
})

test('without the network they stay, with their age and a way to try again', async () => {
  await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, close } = await enter('alice', '/accountAccount', { allowed: OFFLINE })
  await tiles(page, 'Assets').first().waitFor()
  await untilKept(page, 'own')
  // The page itself comes from the phone.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  const line = page.locator('[data-side=assets]').getByText(/^As of \d/)
  await line.waitFor()
  const retry = page.locator('[data-side=assets]').getByRole('button', { name: 'Try again' }).first()
  await retry.waitFor()
  assert.ok((await tiles(page, 'Assets').count()) > 0)
  await page.unroute('**/api/**')
  await retry.click()
  await page.locator('[data-side=assets]').getByText('Up to date').waitFor()
  await close()
})

for (const [what, path, name] of [
  ['the activity', '/activity', /^activities /],
  ['an opened asset', null, / \d+$/],
] as const) {
  test(`without the network the last visit shows ${what}, with its age`, async () => {
    const asset = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    const { page, close } = await enter('alice', path ?? `/cardDetail?id=${asset.id}`, { allowed: OFFLINE })
    await settled(page)
    await untilKept(page, name)
    const before = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await page.reload()
    await age(page).first().waitFor()
    assert.is(await page.getByRole('main').getByRole('heading', { level: 1 }).textContent(), before)
    await close()
  })
}

test('a logout takes them off the device', async () => {
  const { page, close } = await enter('alice', '/accountAccount')
  await tiles(page, 'Assets').first().waitFor()
  await untilKept(page, 'own')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
  assert.equal(await kept(page), [])
  assert.is(await page.evaluate(() => localStorage.getItem('answersOf')), null)
  await close()
})

test('a visitor has the market at once, too', async () => {
  const { page, close } = await visit('/marketplace')
  await tiles(page, 'On offer').first().waitFor()
  await untilKept(page, 'market ')
  const letGo = await holdBack(page, '/api/marketplace/list')
  await page.reload()
  await age(page).waitFor()
  await tiles(page, 'On offer').first().waitFor()
  letGo()
  await isFresh(page).waitFor()
  await close()
})

test.run()
