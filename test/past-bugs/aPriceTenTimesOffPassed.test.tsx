import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset } from '../../src/domain/asset'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { fees, walletBalances } from '../../src/state/assets'
import { type Flow, flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { token } from '../../src/state/session'
import { comparableOffers, pastSales, priceBounds } from '../../src/state/worth'
import { MDS, newAsset, newDetail } from '../screens/support/asset'
import { newCard } from '../screens/support/card'
import { newFees } from '../screens/support/fees'
import { addAllTexts, fakeProvider, settle, until } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, type } from '../ui/page'

/**
 * A slip by ten passed where nothing was known of the class, where an old sale lay far from the present price, for an
 * asset that came from the account without its trades, and for whoever was faster than the network. Of a class with many
 * offers, every price beyond the ten cheapest was called a slip.
 */
const test = suite('past bug: a price ten times off passed')
addAllTexts()
const LIST = '/api/marketplace/list'
const TRADES = '/api/user/card/business'

test.before.each(() => {
  token.value = 't'
  journal.value = []
  const nothing = { data: null, busy: false, error: null }
  for (const each of [fees, walletBalances, comparableOffers, pastSales, priceBounds]) each.value = nothing
})
test.after.each(() => {
  cleanup()
  flow.value = null
})

const wires = (...prices: string[]) => prices.map((price, at) => newCard({ id: `o${at}`, price }))
const list = (prices: string[], total = prices.length) => ({ items: wires(...prices), next: null, total })

/** The market's list: of the class, its dearest, and the two ends of all. */
const market = (alike: object, dearest: string, low: string[], high: string[]) => (url: URL) => {
  const asked = url.searchParams
  if (asked.get('star') === null) return list(asked.get('sort') === 'priceLow' ? low : high, 100)
  return asked.get('sort') === 'priceLow' ? alike : list([dearest])
}

async function show(kind: Flow['kind'], asset: Asset, replies: Parameters<typeof fakeProvider>[0]) {
  fakeProvider({ '/api/level/fee': newFees(), [TRADES]: { items: [], next: null }, ...replies })
  flow.value = { kind, asset, stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => allByRole('region', 'What is it worth?').length > 0)
}
const isDisabled = (name: string) => (byRole('button', name) as HTMLButtonElement).disabled

test('a price twice beyond all but one offer on the market is typed again, where its class says nothing', async () => {
  await show('sell', newAsset(), { [LIST]: market(list([]), '0', ['1', '5'], ['90000000', '1500']) })
  await settle()
  type(byRole('textbox', 'Price'), '3000')
  await settle()
  assert.ok(isDisabled('Sell for 3,000 MDS'))
  type(byRole('textbox', 'Price'), '2900')
  await settle()
  assert.not(isDisabled('Sell for 2,900 MDS'))
})

test('a bid ten times the present price is typed again, whatever the asset was once sold for', async () => {
  const trades = [{ tokenId: 1n, time: 9, from: '', to: '', price: 500n * MDS, hash: null }] as const
  const asset = newDetail({
    place: 'contract',
    market: 'auction',
    price: 20n * MDS,
    ownerId: 'u2',
    trades: [...trades],
  })
  await show('bid', asset, { [LIST]: list([]) })
  type(byRole('textbox', 'Your bid'), '222')
  await settle()
  assert.ok(isDisabled('Bid 222 MDS'))
})

test('an asset without its trades is judged by its own last sale, which is read', async () => {
  const sale = { token_id: '1', time: 9, from: '', to: '', price: '40', hash: null }
  await show('sell', newAsset(), { [LIST]: list([]), [TRADES]: { items: [sale], next: null } })
  await settle()
  type(byRole('textbox', 'Price'), '400')
  await settle()
  assert.ok(isDisabled('Sell for 400 MDS'))
})

test('of a class with many offers the ten cheapest call no dearer price a slip', async () => {
  const cheap = { items: wires('10', '11', '12'), next: 'more', total: 80 }
  await show('sell', newAsset(), { [LIST]: market(cheap, '900', ['5', '5'], ['1600', '1500']) })
  await settle()
  type(byRole('textbox', 'Price'), '100')
  await settle()
  assert.not(isDisabled('Sell for 100 MDS'))
})

test('a price that is typed before the answers waits for them, and no longer than three seconds', async () => {
  await show('sell', newAsset(), { [LIST]: () => new Promise<never>(() => {}) })
  type(byRole('textbox', 'Price'), '100')
  await settle()
  assert.ok(isDisabled('Sell for 100 MDS'))
  await until(() => !isDisabled('Sell for 100 MDS'))
})

test.run()
