import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Address } from '../../src/domain/address'
import type { Trade } from '../../src/domain/asset'
import { type AssetEvent, mergeEvents } from '../../src/domain/assetEvents'
import type { Hex } from '../../src/domain/hex'

const test = suite('domain/assetEvents')

const account = (index: number): Address => `0x${String(index).padStart(40, '0')}`
const hashOf = (index: number): Hex => `0x${String(index).padStart(64, '0')}`
const newTrade = (change: Partial<Trade> = {}): Trade => ({
  tokenId: 7n,
  time: 100,
  from: account(1),
  to: account(2),
  price: 5n,
  hash: hashOf(1),
  ...change,
})
const newEvent = (change: Partial<AssetEvent> = {}): AssetEvent => ({
  id: '1',
  type: 6,
  name: 'Put on sale',
  by: account(1),
  byName: '',
  from: '',
  units: 5n,
  coin: 'MDS',
  time: 90,
  hash: hashOf(9),
  ...change,
})
/** The provider's line of a trade. */
const lineOf = ({ from, to, price, time, hash }: Trade, change: Partial<AssetEvent> = {}) =>
  newEvent({ id: 'line', type: 12, from, by: to, units: price, time, hash, ...change })
const timesOf = (events: readonly AssetEvent[]) => events.map(({ time }) => time)

test('newest first, whoever told of it', () => {
  const merged = mergeEvents([newEvent({ time: 120 }), newEvent({ id: '2', time: 90 })], [newTrade()], true)
  assert.equal(timesOf(merged), [120, 100, 90])
  assert.equal(
    merged.map(({ type }) => type),
    [6, 3, 6],
  )
})

test('a trade that the provider tells of as well is there once, in its words', () => {
  const trade = newTrade()
  for (const [what, line] of Object.entries({
    'the same hash': lineOf(trade),
    'the same hash, and another time: the block’s, or when the game saw it': lineOf(trade, { time: 104 }),
    'no hash on the line': lineOf(trade, { hash: null }),
  })) {
    const merged = mergeEvents([line], [trade], true)
    assert.equal([merged.length, merged[0]?.type], [1, 12], what)
  }
})

test('two trades are two, however alike they are', () => {
  const trade = newTrade()
  for (const [what, other] of Object.entries({
    'another hash': newTrade({ hash: hashOf(2) }),
    'another price in one transaction': newTrade({ price: 6n }),
    'another buyer': newTrade({ to: account(3) }),
    'no hash, another time': newTrade({ hash: null, time: 101 }),
  })) {
    assert.is(mergeEvents([lineOf(trade)], [other], true).length, 2, what)
  }
})

test('what was no trade is never taken for one', () => {
  const line = newEvent({ from: account(1), by: account(2), time: 100, hash: hashOf(1) })
  assert.is(mergeEvents([line, { ...line, id: '2' }], [newTrade()], true).length, 3)
})

test('while the provider has older lines, older trades wait for them', () => {
  const trades = [
    newTrade({ time: 200 }),
    newTrade({ time: 90, hash: hashOf(2) }),
    newTrade({ time: 10, hash: hashOf(3) }),
  ]
  assert.equal(timesOf(mergeEvents([newEvent({ time: 90 })], trades, false)), [200, 90])
  assert.equal(timesOf(mergeEvents([newEvent({ time: 90 })], trades, true)), [200, 90, 90, 10])
  assert.equal(mergeEvents([], trades, false), [])
})

test('without any line the trades are all there is', () => {
  assert.equal(timesOf(mergeEvents([], [newTrade(), newTrade({ time: 300, hash: null })], true)), [300, 100])
})

test('of any mixture nothing is lost, nothing is twice, and the order is by time', () => {
  const trade = fc.record({ time: fc.nat(50), to: fc.integer({ min: 1, max: 3 }), hash: fc.option(fc.nat(5)) })
  const line = fc.record({ time: fc.nat(50), units: fc.option(fc.nat(3)) })
  fc.assert(
    fc.property(fc.array(trade), fc.array(line), fc.nat(), (drawn, plain, toldBits) => {
      const trades = drawn.map(({ time, to, hash }, index) =>
        newTrade({ time, to: account(to), price: BigInt(index), hash: hash === null ? null : hashOf(hash) }),
      )
      const lines = plain.map(({ time, units }, index) =>
        newEvent({ id: `p${index}`, time, units: units === null ? null : BigInt(units) }),
      )
      const told = trades.filter((_, index) => (toldBits >> (index % 30)) & 1)
      const merged = mergeEvents([...lines, ...told.map((each) => lineOf(each))], trades, true)
      assert.is(merged.length, lines.length + trades.length)
      assert.equal(
        timesOf(merged),
        timesOf(merged).sort((one, other) => other - one),
      )
    }),
  )
})

test.run()
