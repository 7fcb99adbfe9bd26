import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AssetDetail, Trade } from '../../src/domain/asset'
import { split } from '../../src/domain/bid'
import { type Lot, whatChanged } from '../../src/domain/whatChanged'
import { sampleAsset } from '../domain/samples'

const test = suite('past bugs, an older trade was called news')

const ALICE = `0x${'a'.repeat(40)}` as const
const BOB = `0x${'b'.repeat(40)}` as const
const CAROL = `0x${'c'.repeat(40)}` as const
const ME = { userid: 'alice', address: ALICE }
const ofBob = { ownerId: 'bob', ownerAddress: BOB } as const

const detail = (changes: Partial<AssetDetail>): AssetDetail => ({
  ...sampleAsset(),
  number: '7',
  attributes: [],
  totalTraded: (changes.trades ?? []).reduce((sum, { price }) => sum + price, 0n),
  trades: [],
  auction: null,
  ...changes,
})
const trade = (from: Trade['from'], to: Trade['to'], price: bigint, time: number): Trade => ({
  tokenId: 7n,
  time,
  from,
  to,
  price,
  hash: null,
})
const up = (changes: Partial<AssetDetail>): AssetDetail =>
  detail({
    place: 'contract',
    market: 'auction',
    status: 'selling',
    price: 4000n,
    auction: { state: 'open', startPrice: 4000n, currentBid: null, deadline: 0 },
    ...changes,
  })
const lot = (changes: Partial<Lot>): Lot => ({ holder: BOB, price: 4441n, trades: 1, state: 'open', ...changes })

const longAgo = trade(ALICE, BOB, 50n, 1)
const withHash: Trade = { ...longAgo, hash: `0x${'1'.repeat(64)}` }

test('a trade of long ago whose hash came late is no sale', () => {
  const before = detail({ trades: [longAgo] })
  const now = detail({ ...ofBob, trades: [withHash] })
  assert.equal(whatChanged('sell', before, now, null, ME), { is: 'lost', to: BOB })
})

test('a trade that the list had left out is no sale', () => {
  const later = trade(BOB, ALICE, 60n, 2)
  const before = detail({ trades: [later] })
  const now = detail({ ...ofBob, trades: [later, longAgo] })
  assert.equal(whatChanged('sell', before, now, null, ME), { is: 'lost', to: BOB })
})

test('an offer that was withdrawn was not taken by a buyer of long ago', () => {
  const before = detail({ ...ofBob, market: 'sale', price: 70n, trades: [longAgo] })
  const now = detail({ ...ofBob, market: null, price: null, trades: [withHash] })
  assert.equal(whatChanged('buy', before, now, null, ME), { is: 'withdrawn' })
})

test('whatever the order of the list, the newest buyer has it', () => {
  const [first, second] = [trade(BOB, CAROL, 70n, 5), trade(CAROL, BOB, 80n, 6)]
  const before = detail({ ...ofBob, market: 'sale', price: 70n, trades: [] })
  const now = detail({ ...ofBob, market: null, price: null, trades: [first, second] })
  assert.equal(whatChanged('buy', before, now, null, ME), { is: 'taken', to: BOB, price: 80n })
})

test('"You paid nothing for it" is not said of what the player has bought', () => {
  const before = detail({ ...ofBob, market: 'sale', price: 70n, trades: [] })
  const now = detail({ ...ofBob, market: null, price: null, trades: [trade(BOB, ALICE, 70n, 5)] })
  assert.is(whatChanged('buy', before, now, null, ME), null)
})

test('a bid that the provider does not know yet says nothing about the part of the one before', () => {
  const seen = up({ ...sampleAsset(), place: 'contract', market: 'auction', price: 4000n })
  const now = up({ ownerId: '', ownerAddress: CAROL, trades: [trade(ALICE, BOB, 4441n, 5)] })
  const found = whatChanged('takeOff', seen, now, lot({ holder: CAROL, price: 4930n, trades: 2 }), ME)
  assert.equal(found, { is: 'sold', to: BOB, price: 4441n, received: split(4441n, { hasPastTraders: false }).holder })
})

test.run()
