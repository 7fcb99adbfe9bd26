import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { assetOf } from './pages/asset'
import { overflow, smallTargets, violations } from './support/accessibility'
import { behind } from './support/behind'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { DESKTOP, PHONE } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/away')
test.before.each(() => sandbox.reset())

const withMark = (page: Page) => page.getByRole('link', { name: /^Assets ?,(.*,)? there is news$/ })
const newsOf = (page: Page) => page.getByRole('region', { name: 'News', exact: true })

/** The first visit on this device has looked at how things are. */
const noted = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('away ')))

test('outbid and sold while away: a mark, the page, one tap to the next bid, and never twice', async () => {
  const { page, url, world, close } = await enter('alice', '/accountAccount')
  await noted(page)
  assert.is(await withMark(page).count(), 0)
  const lot = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '100' })
  const offer = await sandbox.give('alice', { kind: 'pet', place: 'wallet', price: '40' })
  await behind(world, BigInt(lot.token_id)).bid('bob', '100', '120')
  await behind(world, BigInt(offer.token_id)).buy('carol', '40')

  await page.goto(`${url}/accountAccount`)
  await withMark(page).waitFor()
  await page.getByRole('link', { name: '2 news', exact: true }).click()
  const news = newsOf(page)
  await news.getByRole('heading', { name: `${lot.name} went to a higher bid` }).waitFor()
  await news.getByText('The bid was 120 MDS. You received 115.2 MDS.').waitFor()
  await news.getByRole('heading', { name: `${offer.name} was sold` }).waitFor()
  await news.getByText('The price was 40 MDS. You received 38 MDS.').waitFor()
  await withMark(page).waitFor({ state: 'detached' })

  await news.getByRole('button', { name: `Bid again on ${lot.name}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Place a bid', exact: true })
  await sheet.getByText('133.2', { exact: false }).first().waitFor()

  await page.goto(`${url}/activity?news=1`)
  await page.getByRole('heading', { name: 'Nothing new' }).waitFor()
  assert.is(await withMark(page).count(), 0)
  await close()
})

test('a wish that gets cheaper, and filters with a cheaper offer, are news of the next visit', async () => {
  const { page, url, world, close } = await enter('alice', '/accountAccount')
  await noted(page)
  const wished = await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '80' })
  await assetOf(page).open(url, wished.id)
  await page.getByRole('button', { name: 'Add to wishes' }).click()
  await page.getByRole('link', { name: 'To the wishes' }).click()
  await page.getByRole('link', { name: `${wished.name} 80 MDS` }).waitFor()

  await page.getByRole('button', { name: 'Menu' }).first().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Find on the market').click()
  await menu.getByLabel('What to look at').selectOption('pet')
  await menu.getByRole('button', { name: 'Watch these filters' }).click()
  await menu.getByText('They are among your wishes now.').waitFor()
  await page.goto(`${url}/activity?news=1`)
  await settled(page)
  await page.getByRole('link', { name: /^Pet.* from [\d.,]+ MDS$/ }).waitFor()

  await behind(world, BigInt(wished.token_id)).buy('carol', '80')
  await sandbox.give('bob', { kind: 'pet', place: 'wallet', price: '1' })
  await page.goto(`${url}/activity?news=1`)
  await newsOf(page)
    .getByRole('heading', { name: `${wished.name} was sold to somebody` })
    .waitFor()
  await newsOf(page).getByRole('heading', { name: 'New at 1 MDS' }).waitFor()
  await page.getByRole('button', { name: `Remove ${wished.name} from the wishes` }).click()
  await page.getByRole('link', { name: new RegExp(`^${wished.name}`) }).waitFor({ state: 'detached' })
  await close()
})

for (const [name, viewport, locale] of [
  ['phone', PHONE, 'zh-TW'],
  ['phone', PHONE, 'id-ID'],
  ['desktop', DESKTOP, 'en-US'],
] as const)
  test(`for everybody, on a ${name} in ${locale}`, async () => {
    const { page, url, world, close } = await enter('alice', '/accountAccount', { viewport, locale })
    await noted(page)
    const lot = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '100' })
    await behind(world, BigInt(lot.token_id)).bid('bob', '100', '120')
    await page.goto(`${url}/activity?news=1`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await settled(page)
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    await close()
  })

test.run()
