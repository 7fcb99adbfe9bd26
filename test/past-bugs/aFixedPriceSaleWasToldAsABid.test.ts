import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AssetDetail, Trade } from '../../src/domain/asset'
import { type Lot, whatChanged } from '../../src/domain/whatChanged'
import { newDetail } from '../screens/support/asset'

/** Taken back on another device, sold there at a fixed price, and perhaps put up again by whoever bought it. */
const test = suite('past bug: a sale at a fixed price was told as what an auction’s holder receives')

const [ALICE, BOB, CAROL] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const me = { userid: 'alice', address: ALICE }
const auction = { state: 'open', startPrice: 40n, currentBid: null, deadline: 0 } as const
const before = newDetail({
  ...{ ownerId: 'alice', ownerAddress: ALICE, place: 'contract', market: 'auction', price: 40n },
  auction,
})
const trade = (from: typeof ALICE, to: typeof ALICE, price: bigint, time: number): Trade => ({
  ...{ tokenId: 7n, from, to, price, time, hash: null },
})
const after = (change: Partial<AssetDetail>): AssetDetail => {
  const now = newDetail({
    ...before,
    ownerId: 'bob',
    ownerAddress: BOB,
    trades: [trade(ALICE, BOB, 100n, 5)],
    ...change,
  })
  return { ...now, totalTraded: now.trades.reduce((sum, { price }) => sum + price, 0n) }
}
const told = (now: AssetDetail, lot: Lot | null) => {
  const change = whatChanged('takeOff', before, now, lot, me)
  return change?.is === 'sold' ? [change.price, change.received] : change
}

test('in the wallet of its buyer: the price, and no share', () =>
  assert.equal(told(after({ place: 'wallet', market: null, price: null, auction: null }), null), [100n, null]))

test('put up again by its buyer, before and after a bid there', () => {
  assert.equal(told(after({ price: 200n }), null), [100n, null])
  assert.equal(told(after({}), { holder: BOB, price: 100n, trades: 0, state: 'open' }), [100n, null])
  const sold = after({
    ownerId: 'carol',
    ownerAddress: CAROL,
    trades: [trade(BOB, CAROL, 111n, 6), trade(ALICE, BOB, 100n, 5)],
  })
  assert.equal(told(sold, { holder: CAROL, price: 111n, trades: 1, state: 'open' }), [100n, null])
})

test('of a bid that the chain counts the share is still told', () =>
  assert.equal(told(after({}), { holder: BOB, price: 100n, trades: 1, state: 'open' }), [100n, 96n]))

test.run()
