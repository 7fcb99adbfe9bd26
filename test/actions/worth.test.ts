import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadBounds } from '../../src/actions/load/loadBounds'
import { loadOffers, loadPastSales } from '../../src/actions/load/loadWorth'
import { forgetSession } from '../../src/actions/session/endSession'
import { comparableOffers, pastSales, priceBounds } from '../../src/state/worth'
import { sampleAsset } from '../domain/samples'
import { newDetail } from '../screens/support/asset'
import type { FakeApi } from './support/fakeApi'
import { wireAsset } from './support/fakeApi'
import { newStage } from './support/stage'

const test = suite('actions, worth')
const LIST = '/api/marketplace/list'
const mine = sampleAsset({ id: 'mine' })
const nothing = { data: null, busy: false, error: null }

test.before.each(() => {
  comparableOffers.value = nothing
  pastSales.value = nothing
  priceBounds.value = nothing
})

const onSale = (id: string, change = {}) => wireAsset({ id, price: '5', market: 'sale', ...change })
const listOf = (...ids: string[]) => ({ items: ids.map((id) => onSale(id)), next: null, total: ids.length })
const asksFor = (api: FakeApi, path: string) => api.received.filter((call) => call.path.startsWith(path)).length
const offered = () => comparableOffers.value.data?.items.map(({ asset }) => asset.id)
const trades = (price: string, time: number) => [{ token_id: '7', time, from: '', to: '', price, hash: null }]

test('one call reads the offers of the class; the asset of another sheet takes nothing over', async () => {
  const { api } = await newStage()
  api.answers[LIST] = listOf('a', 'b')
  await loadOffers(mine)
  assert.equal(offered(), ['a', 'b'])
  assert.is(asksFor(api, LIST), 1)
  pastSales.value = { ...nothing, data: { assetId: 'mine', own: null, others: [], unread: 0 } }
  const again = loadOffers(mine)
  assert.equal(offered(), ['a', 'b'])
  await again
  assert.ok(pastSales.value.data)
  const other = loadOffers(sampleAsset({ id: 'other', kind: 'dragon', grade: 12 }))
  assert.is(offered(), undefined)
  assert.is(pastSales.value.data, null)
  await other
  assert.equal(offered(), [])
})

test('an asset without a class is compared with nothing, and nobody is asked', async () => {
  const { api } = await newStage()
  await loadOffers(sampleAsset({ star: 0 }))
  assert.equal(comparableOffers.value, nothing)
  assert.is(asksFor(api, LIST), 0)
})

test('a list that fails leaves nothing to claim; with the login all of it goes', async () => {
  const { api } = await newStage()
  api.troubles[LIST] = Array.from({ length: 9 }, () => ({ code: 400 }))
  await loadOffers(mine)
  assert.is(comparableOffers.value.data, null)
  assert.ok(comparableOffers.value.error)
  api.troubles[LIST] = []
  api.answers[LIST] = listOf('a')
  await loadOffers(mine)
  assert.equal(offered(), ['a'])
  forgetSession()
  assert.equal(comparableOffers.value, nothing)
})

const TRADES = '/api/user/card/business'
/** What was paid for each asset by its id; no entry: that call fails. */
const sales = (paid: Record<string, ReturnType<typeof trades>>) => (body: { id?: string }) => {
  const items = paid[body.id ?? '']
  return items ? { items, next: null } : { items: 'broken' }
}

test('past sales cost at most eight calls beside its own, which its page may know', async () => {
  const { api } = await newStage()
  const ids = Array.from({ length: 10 }, (_, at) => `a${at}`)
  api.answers[LIST] = listOf(...ids)
  api.answers[TRADES] = sales(Object.fromEntries(['mine', ...ids].map((id) => [id, trades('30', 1000)])))
  await loadOffers(mine)
  await loadPastSales(mine)
  const { data } = pastSales.value
  assert.is(asksFor(api, TRADES), 9)
  assert.equal([data?.own?.time, data?.others.length, data?.unread], [1000, 8, 0])
  const trade = { tokenId: 7n, time: 9, from: '', to: '', price: 4n, hash: null } as const
  await loadPastSales(newDetail({ ...mine, trades: [trade] }))
  assert.is(asksFor(api, TRADES), 17)
  assert.is(api.to(TRADES).filter(({ body }) => body.id === 'mine').length, 1)
  assert.equal([pastSales.value.data?.own, pastSales.value.data?.others.length], [{ price: 4n, time: 9 }, 8])
})

test('one that cannot be read is counted; its own is then unknown, not none', async () => {
  const { api } = await newStage()
  api.answers[LIST] = listOf('a', 'b')
  api.answers[TRADES] = sales({ a: [] })
  await loadOffers(mine)
  await loadPastSales(mine)
  const { data } = pastSales.value
  assert.equal([data?.own, data?.unread], [undefined, 2])
  assert.equal(
    data?.others.map(({ asset, sale }) => [asset.id, sale]),
    [['a', null]],
  )
})

test('a trade that cannot be read is not told as none', async () => {
  const { api } = await newStage()
  api.answers[LIST] = listOf('a')
  api.answers[TRADES] = sales({ mine: [{ ...trades('30', 1000)[0], price: 'much' }] as never, a: [] })
  await loadOffers(mine)
  await loadPastSales(mine)
  assert.equal([pastSales.value.data?.own, pastSales.value.data?.unread], [undefined, 1])
})

test('when none can be read it failed, unless its page knows its own', async () => {
  const { api } = await newStage()
  api.answers[LIST] = listOf('a')
  api.answers[TRADES] = sales({})
  await loadOffers(mine)
  await loadPastSales(mine)
  assert.ok(pastSales.value.error)
  assert.is(pastSales.value.data, null)
  await loadPastSales(newDetail({ ...mine, trades: [] }))
  assert.equal([pastSales.value.data?.own, pastSales.value.data?.unread], [null, 1])
})

test('a dragon without offers: only its own sale is asked for', async () => {
  const { api } = await newStage()
  api.answers[TRADES] = sales({ d1: [] })
  await loadPastSales(sampleAsset({ id: 'd1', kind: 'dragon' }))
  assert.is(asksFor(api, TRADES), 1)
  assert.equal([pastSales.value.data?.own, pastSales.value.data?.others], [null, []])
})

test('a first price is held against its own sale, the dearest of its class and both ends of the market', async () => {
  const { api } = await newStage()
  api.answers[LIST] = { ...listOf('a', 'b'), total: 15 }
  api.answers[TRADES] = sales({ mine: trades('30', 1000) })
  await loadBounds(mine)
  assert.is(asksFor(api, LIST), 3)
  const five = 5n * 10n ** 18n
  const { own, ...bounds } = priceBounds.value.data ?? {}
  assert.equal([own?.time, bounds], [1000, { assetId: 'mine', dearest: five, kin: [], market: [five, five] }])
  await loadBounds(newDetail({ id: 'mine', trades: [] }))
  assert.is(priceBounds.value.data?.own, null)
  assert.is(asksFor(api, TRADES), 1)
})

test('what cannot be read of it is not known, and nothing else', async () => {
  const { api } = await newStage()
  api.answers[LIST] = { items: 'broken' }
  api.answers[TRADES] = sales({ mine: [] })
  await loadBounds(mine)
  assert.equal(priceBounds.value.data, { assetId: 'mine', own: null, dearest: null, kin: [], market: [] })
})

test('where nothing like it is on offer, cards of other kinds with as many stars are asked for', async () => {
  const { api } = await newStage()
  const asked: string[] = []
  api.answers[LIST] = (_body: unknown, query: URLSearchParams) => {
    asked.push(['tab', 'star', 'sort'].map((name) => query.get(name)).join(' '))
    return query.get('tab') === 'cards' && query.get('star') !== null ? listOf('a') : listOf()
  }
  api.answers[TRADES] = sales({ mine: [] })
  await loadBounds(mine)
  const five = 5n * 10n ** 18n
  assert.equal(priceBounds.value.data?.kin, [five, five])
  assert.equal(asked.slice(-2), [`cards ${mine.star} priceLow`, `cards ${mine.star} priceHigh`])
})

test.run()
