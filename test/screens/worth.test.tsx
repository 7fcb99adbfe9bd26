import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset } from '../../src/domain/asset'
import { Step } from '../../src/domain/journal'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { fees, walletBalances } from '../../src/state/assets'
import { type Flow, flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { token } from '../../src/state/session'
import { comparableOffers, pastSales, priceBounds } from '../../src/state/worth'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { MDS, newAsset, newDetail } from './support/asset'
import { newCard } from './support/card'
import { newFees } from './support/fees'
import { addAllTexts, fakeProvider, settle, until } from './support/world'

const test = suite('screens/worth')
addAllTexts()
const nothing = { data: null, busy: false, error: null }
const LIST = '/api/marketplace/list'
const TRADES = '/api/user/card/business'
const FEES = { '/api/level/fee': newFees() }

test.before.each(() => {
  token.value = 't'
  journal.value = []
  for (const each of [fees, walletBalances, comparableOffers, pastSales, priceBounds]) each.value = nothing
})
test.after.each(() => {
  cleanup()
  flow.value = null
})

const wires = (...prices: string[]) => prices.map((price, at) => newCard({ id: `o${at}`, price, grade: 11 + at }))
const list = (items: object[], change: object = {}) => ({ items, next: null, total: items.length, ...change })
const days = (count: number) => Math.floor(Date.now() / 1000) - count * 86_400 - 60
const trade = (price: bigint, time: number) => ({ tokenId: 1n, time, from: '', to: '', price, hash: null }) as const

async function show(kind: Flow['kind'], asset: Asset, replies: Record<string, unknown>): Promise<string[]> {
  const asked = fakeProvider({ ...FEES, ...replies })
  flow.value = { kind, asset, stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => allByRole('region', 'What is it worth?').length > 0)
  await settle()
  return asked
}
const text = () => textOf(byRole('region', 'What is it worth?'))
const all = () => textOf(byRole('dialog'))
const isDisabled = (name: string) => (byRole('button', name) as HTMLButtonElement).disabled

test('beside a typed price: the cheapest offers, the place among them, and what that rests on', async () => {
  const items = wires('100', '120', '150', '200')
  const asked = await show('sell', newAsset(), { [LIST]: list(items) })
  assert.equal(asked.filter((call) => call.includes(LIST)).sort(), [
    `GET ${LIST}?sort=priceHigh&tab=cards&limit=2`,
    `GET ${LIST}?sort=priceHigh&tab=hero&star=5&limit=1`,
    `GET ${LIST}?sort=priceLow&tab=cards&limit=2`,
    `GET ${LIST}?sort=priceLow&tab=hero&star=5&limit=10`,
  ])
  assert.match(
    text(),
    /Comparable offers, none of its grade 100 MDS Rare 11 · level 12 120 MDS Rare 12 · level 12 \d+ MDS Rare 13/,
  )
  assert.not(/200 MDS/.test(text()))
  assert.match(text(), /Asked now, not sold\. All other offers of this class \(5-star heroes\): 4\./)
  assert.not(/you would be/.test(text()))
  type(byRole('textbox', 'Price'), '130')
  await settle()
  assert.match(text(), /At 130 MDS you would be no\. 3 of 5, cheapest first\./)
  assert.not(isDisabled('Sell for 130 MDS'))
})

test('an offer tapped beside a sale puts its price into the field, and only there', async () => {
  await show('sell', newAsset({ grade: 13 }), { [LIST]: list(wires('100', '120.5', '150')) })
  const offer = byRole('button', '120.5 MDS Rare 12 · level 12')
  assert.is(offer.getAttribute('aria-pressed'), 'false')
  tap(offer)
  await settle()
  assert.is((byRole('textbox', 'Price') as HTMLInputElement).value, '120.5')
  assert.is(byRole('button', '120.5 MDS Rare 12 · level 12').getAttribute('aria-pressed'), 'true')
  assert.not(isDisabled('Sell for 120.5 MDS'))
  cleanup()
  await show('auctionStart', newAsset(), { [LIST]: list(wires('100')) })
  assert.is(allByRole('button', '100 MDS Rare 11 · level 12').length, 0, 'a start price is not what taking it costs')
})

test('the price of another grade cannot be taken by a tap', async () => {
  const ofBoth = list([...wires('100'), newCard({ id: 'x', price: '900', grade: 20 })])
  await show('sell', newAsset({ grade: 16 }), { [LIST]: ofBoth })
  assert.is(allByRole('button', '900 MDS Epic 20 · level 12').length, 1)
  assert.is(allByRole('button', '100 MDS Rare 11 · level 12').length, 0)
  assert.match(text(), /100 MDS Rare 11 .*Tap one to take its price/)
  cleanup()
  comparableOffers.value = nothing
  await show('sell', newAsset({ grade: 16 }), { [LIST]: list(wires('100')) })
  assert.not(/Tap one/.test(text()))
})

test('the offers of its own grade come first', async () => {
  await show('sell', newAsset({ grade: 16 }), {
    [LIST]: list([...wires('100', '120'), newCard({ id: 'x', price: '900', grade: 20 })]),
  })
  assert.match(text(), /Comparable offers, same grade first 900 MDS Epic 20 · level 12 \d+ MDS Rare 11/)
})

test('of a list that is cut off it says how far it was loaded, and no place that it cannot know', async () => {
  await show('sell', newAsset(), { [LIST]: list(wires('100', '120'), { next: 'x', total: 41 }) })
  assert.match(text(), /Loaded: the 2 cheapest of 41 others \(5-star heroes\)/)
  type(byRole('textbox', 'Price'), '110')
  await settle()
  assert.match(text(), /no\. 2 of 42/)
  type(byRole('textbox', 'Price'), '300')
  await settle()
  assert.match(text(), /At 300 MDS at least 2 of the 41 others would be cheaper\./)
})

test('where the list is of something else the total is unknown', async () => {
  const items = [...wires('100'), newCard({ id: 'x', star: 1, price: '110' })]
  await show('sell', newAsset(), { [LIST]: list(items, { next: 'x', total: 41 }) })
  assert.match(text(), /Offers loaded: 1 \(5-star heroes\); how many there are is not known/)
  type(byRole('textbox', 'Price'), '110')
  await settle()
  assert.match(text(), /no\. 2 among the 1 that were loaded/)
})

test('a start price stands by its first bid', async () => {
  await show('auctionStart', newAsset(), { [LIST]: list(wires('105', '120')) })
  type(byRole('textbox', 'Starting price'), '100')
  await settle()
  assert.match(text(), /At 100 MDS you would be no\. 2 of 3/)
})

for (const [price, expected] of [
  ['90', '10 MDS below the cheapest like it.'],
  ['100', 'As much as the cheapest like it.'],
  ['130', '30 MDS above the cheapest like it.'],
] as const)
  test(`a purchase for ${price} is held against the cheapest other offer`, async () => {
    const own = newCard({ price })
    await show('buy', newAsset({ market: 'sale', price: BigInt(price) * MDS }), {
      [LIST]: list([...wires('100', '120'), own].sort((one, other) => Number(one.price) - Number(other.price))),
    })
    assert.ok(text().includes(expected), text())
    assert.match(text(), /\(5-star heroes\): 2\./)
  })

test('a bid is held against them as well, an auction counts with its next bid', async () => {
  const auction = newCard({ id: 'a', price: '100', market: 'auction' })
  const asset = newDetail({ place: 'contract', market: 'auction', price: 100n * MDS, ownerId: 'u2' })
  await show('bid', asset, { [LIST]: list([auction]) })
  assert.match(text(), /As much as the cheapest like it/)
  assert.match(text(), /111 MDS next bid/)
})

test('without another offer, or without a class, nothing is claimed', async () => {
  await show('sell', newAsset({ kind: 'dragon', grade: 12 }), { [LIST]: list([]) })
  assert.match(text(), /No other offer on the market: dragons of grade 11 to 15\./)
  cleanup()
  comparableOffers.value = nothing
  await show('sell', newAsset({ star: 0 }), {})
  assert.match(text(), /There is nothing to compare it with\./)
})

test('a list that cannot be read stops no sale, and is read again at a tap', async () => {
  await show('sell', newAsset(), {})
  assert.match(text(), /Not known now: the comparable offers could not be read\./)
  type(byRole('textbox', 'Price'), '130000')
  await settle()
  assert.not(isDisabled('Sell for 130,000 MDS'))
  fakeProvider({ [LIST]: list(wires('100')) })
  tap(byRole('button', 'Read again'))
  await settle()
  assert.match(text(), /100 MDS/)
})

/** What was paid for each asset by its id; no entry: that call fails. */
const sales = (paid: Record<string, [price: string, time: number] | null>) => ({
  [TRADES]: (_: URL, body: unknown) => {
    const sale = paid[(body as { id: string }).id]
    if (sale === undefined) return new Response('{"code":501,"msg":"Down"}', { status: 501 })
    const [price, time] = sale ?? []
    return { items: sale ? [{ token_id: '1', time, from: '', to: '', price, hash: null }] : [], next: null }
  },
})

test('last sales are read at a tap, apart from what is asked, each with its age', async () => {
  const replies = { [LIST]: list(wires('100', '120', '150')), ...sales({ o0: ['80', days(1)], o1: null }) }
  const asked = await show('sell', newDetail({ trades: [trade(70n * MDS, days(12))] }), replies)
  assert.match(text(), /Its own last sale 70 MDS 12 days ago/)
  assert.not(asked.some((call) => call.includes(TRADES)))
  tap(byRole('button', 'Last sales'))
  await settle()
  assert.is(asked.filter((call) => call.includes(TRADES)).length, 3)
  assert.match(text(), /Last sales of others like it Rare 11 · level 12 80 MDS yesterday/)
  assert.match(
    text(),
    /Sold, not asked\. Comparable offers looked at, those nearest to it in grade: 2; sold before: 1\. Not read: 1\./,
  )
})

test('sales that cannot be read say so; a sale of today, and none at all', async () => {
  const replies: Record<string, unknown> = { [LIST]: list(wires('100')) }
  await show('sell', newAsset(), replies)
  tap(byRole('button', 'Last sales'))
  await settle()
  assert.match(text(), /Not known now: the last sales could not be read\./)
  fakeProvider(sales({ '12': ['9', days(0)], o0: null }))
  tap(byRole('button', 'Read again'))
  await settle()
  assert.match(text(), /Its own last sale 9 MDS today/)
  assert.match(text(), /None of those that were looked at was sold before/)
})

test('its own sale that could not be read is not called none', async () => {
  await show('sell', newAsset(), { [LIST]: list(wires('100')), ...sales({ o0: null }) })
  tap(byRole('button', 'Last sales'))
  await settle()
  assert.match(text(), /Its own last sale could not be read\./)
})

test('a price that is ten times off has to be typed again before anything begins', async () => {
  await show('sell', newAsset(), { [LIST]: list(wires('100', '120', '150')) })
  type(byRole('textbox', 'Price'), '1500')
  await settle()
  assert.ok(isDisabled('Sell for 1,500 MDS'), 'at once')
  assert.not(/far above/.test(all()), 'nobody is corrected in the middle of a number')
  await until(() => /1,500 MDS is far above comparable offers: the dearest of 3 loaded costs 150 MDS\./.test(all()))
  type(byRole('textbox', 'Type it once more'), '1400')
  assert.match(all(), /That is another price\./)
  assert.ok(isDisabled('Sell for 1,500 MDS'))
  type(byRole('textbox', 'Type it once more'), '1500.0')
  await settle()
  assert.match(all(), /Typed twice/)
  assert.not(isDisabled('Sell for 1,500 MDS'))
  type(byRole('textbox', 'Price'), '1600')
  await settle()
  assert.ok(isDisabled('Sell for 1,600 MDS'), 'another price is asked for again')
})

test('what was probably meant is taken with a tap', async () => {
  await show('sell', newAsset(), { [LIST]: list(wires('100', '120', '150')) })
  type(byRole('textbox', 'Price'), '1500')
  await until(() => allByRole('button', '150 MDS?').length > 0)
  tap(byRole('button', '150 MDS?'))
  await settle()
  assert.not(isDisabled('Sell for 150 MDS'))
  assert.not(/far above/.test(all()))
})

test('a changed price and a bid are held against the present one', async () => {
  const auction = newDetail({ place: 'contract', market: 'auction', price: 100n * MDS })
  await show('priceChange', auction, {})
  type(byRole('textbox', 'New price'), '10')
  await until(() => /10 MDS is a fifth of its own last price or less \(100 MDS\)/.test(all()))
  assert.ok(isDisabled('Change the price to 10 MDS'))
  cleanup()
  await show('bid', { ...auction, ownerId: 'u2' }, {})
  type(byRole('textbox', 'Your bid'), '1110')
  await settle()
  assert.ok(isDisabled('Bid 1,110 MDS'))
})

test('what this device last asked for it counts where nothing else is known of it', async () => {
  journal.value = [newEntry({ kind: 'sell', step: Step.done, payload: { assetId: '12', price: `${100n * MDS}` } })]
  await show('sell', newDetail({ trades: [] }), { [LIST]: list([]) })
  type(byRole('textbox', 'Price'), '1000')
  await until(() => /1,000 MDS is five times its own last price or more \(100 MDS\)/.test(all()))
  type(byRole('textbox', 'Price'), '90')
  await settle()
  assert.not(isDisabled('Sell for 90 MDS'))
})

test.run()
