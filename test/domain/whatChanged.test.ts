import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ASSET_ACTIONS } from '../../src/domain/abilities'
import { type AssetDetail, AUCTION_STATE, type AuctionState, PLACES, type Trade } from '../../src/domain/asset'
import { split } from '../../src/domain/bid'
import { type AssetAction, ruleOf } from '../../src/domain/moneyFacts'
import { type Change, type Lot, whatChanged, withLot } from '../../src/domain/whatChanged'
import { sampleAsset } from './samples'

const test = suite('domain/whatChanged')

const ALICE = `0x${'a'.repeat(40)}` as const
const BOB = `0x${'b'.repeat(40)}` as const
const CAROL = `0x${'c'.repeat(40)}` as const
const ME = { userid: 'alice', address: ALICE }

const detail = (changes: Partial<AssetDetail> = {}): AssetDetail => ({
  ...sampleAsset(),
  number: '7',
  attributes: [],
  totalTraded: (changes.trades ?? []).reduce((sum, { price }) => sum + price, 0n),
  trades: [],
  auction: null,
  ...changes,
})
const auction = (state: AuctionState, currentBid: bigint | null = null) => ({
  state,
  startPrice: 4000n,
  currentBid,
  deadline: 0,
})
const trade = (from: Trade['from'], to: Trade['to'], price: bigint, time = 1): Trade => ({
  tokenId: 7n,
  time,
  from,
  to,
  price,
  hash: null,
})
const up = (changes: Partial<AssetDetail> = {}): AssetDetail =>
  detail({
    place: 'contract',
    market: 'auction',
    status: 'selling',
    price: 4000n,
    auction: auction('open'),
    ...changes,
  })
const ofBob = { ownerId: 'bob', ownerAddress: BOB } as const
const lot = (changes: Partial<Lot> = {}): Lot => ({ holder: BOB, price: 4441n, trades: 1, state: 'open', ...changes })

type Case = [string, AssetAction, AssetDetail | null, AssetDetail, Lot | null, Change | null]
const sold = up({ ...ofBob, price: 4441n, trades: [trade(ALICE, BOB, 4441n)] })
const CASES: Case[] = [
  ['a first bid: 96 %', 'takeOff', up(), sold, lot(), { is: 'sold', to: BOB, price: 4441n, received: 4264n }],
  [
    'a bid after another on the page: 95 %',
    'takeOff',
    up({ auction: auction('open', 4000n), trades: [trade(BOB, ALICE, 4000n, 0)] }),
    up({ ...ofBob, price: 4441n, trades: [trade(ALICE, BOB, 4441n), trade(BOB, ALICE, 4000n, 0)] }),
    lot({ trades: 2 }),
    { is: 'sold', to: BOB, price: 4441n, received: 4220n },
  ],
  [
    'the chain counts an earlier bid',
    'priceChange',
    sampleAsset({ place: 'contract', market: 'auction', price: 4000n }) as AssetDetail,
    up({ ...ofBob, trades: [trade(ALICE, BOB, 4441n), trade(BOB, ALICE, 4000n, 0)] }),
    lot({ trades: 2 }),
    { is: 'sold', to: BOB, price: 4441n, received: 4220n },
  ],
  [
    'an earlier trade that may have been a sale at a fixed price: what was received is left out',
    'takeOff',
    up({ trades: [trade(BOB, ALICE, 30n, 0)] }),
    up({ ...ofBob, trades: [trade(ALICE, BOB, 4441n), trade(BOB, ALICE, 30n, 0)] }),
    lot(),
    { is: 'sold', to: BOB, price: 4441n, received: null },
  ],
  [
    'a list of trades that is not whole: what was received is left out',
    'takeOff',
    up(),
    up({ ...ofBob, trades: [trade(ALICE, BOB, 4441n)], totalTraded: 9000n }),
    lot(),
    { is: 'sold', to: BOB, price: 4441n, received: null },
  ],
  [
    'sold, and sold on since',
    'auctionWithdraw',
    up(),
    up({
      ownerId: 'carol',
      ownerAddress: CAROL,
      trades: [trade(BOB, CAROL, 5000n, 2), trade(ALICE, BOB, 4441n)],
    }),
    lot({ holder: CAROL, trades: 2 }),
    { is: 'sold', to: BOB, price: 4441n, received: 4264n },
  ],
  [
    'the provider has not heard of the bid: only the holder is known',
    'takeOff',
    up(),
    withLot(up(), lot(), ME),
    lot(),
    { is: 'lost', to: BOB },
  ],
  [
    'an older trade of the player explains nothing',
    'takeOff',
    up({ trades: [trade(ALICE, BOB, 100n, 0)] }),
    up({ ...ofBob, trades: [trade(ALICE, BOB, 100n, 0)] }),
    null,
    { is: 'lost', to: BOB },
  ],
  [
    'a sale at a fixed price: the fee of that day is not known',
    'cancel',
    detail({ market: 'sale', price: 44n, status: 'selling' }),
    detail({ ...ofBob, trades: [trade(ALICE, BOB, 44n)] }),
    null,
    { is: 'sold', to: BOB, price: 44n, received: null },
  ],
  [
    'ended elsewhere',
    'takeOff',
    up(),
    up({ auction: auction('takenOff'), market: null, price: null }),
    null,
    { is: 'stands', as: 'ended', price: null },
  ],
  [
    'locked meanwhile',
    'takeOff',
    up(),
    up({ status: 'locked', auction: auction('locked', 4000n) }),
    null,
    { is: 'stands', as: 'locked', price: 4000n },
  ],
  ['withdrawn elsewhere', 'auctionWithdraw', up(), detail(), null, { is: 'stands', as: 'wallet', price: null }],
  ['deposited elsewhere', 'sell', detail(), detail({ place: 'game' }), null, { is: 'stands', as: 'game', price: null }],
  [
    'put on sale elsewhere',
    'deposit',
    detail(),
    detail({ market: 'sale', price: 5n, status: 'selling' }),
    null,
    { is: 'stands', as: 'sale', price: 5n },
  ],
  ['auctioned elsewhere', 'sell', detail(), up(), null, { is: 'stands', as: 'open', price: 4000n }],
  ['nothing has happened', 'sell', detail(), detail(), null, null],
  ['only late', 'sell', detail(), detail({ status: 'confirming' }), null, null],
  [
    'bought by somebody else',
    'buy',
    detail({ ...ofBob, market: 'sale', price: 44n, status: 'selling' }),
    detail({ ownerId: 'carol', ownerAddress: CAROL, trades: [trade(BOB, CAROL, 44n)] }),
    null,
    { is: 'taken', to: CAROL, price: 44n },
  ],
  [
    'taken off the market',
    'buy',
    detail({ ...ofBob, market: 'sale', price: 44n, status: 'selling' }),
    detail(ofBob),
    null,
    { is: 'withdrawn' },
  ],
  [
    'offered at another price',
    'buy',
    detail({ ...ofBob, market: 'sale', price: 44n, status: 'selling' }),
    detail({ ...ofBob, market: 'sale', price: 50n, status: 'selling' }),
    null,
    { is: 'repriced', before: 44n, price: 50n, lowestBid: null },
  ],
  [
    'bid on by somebody else',
    'bid',
    up(ofBob),
    up({ ownerId: 'carol', ownerAddress: CAROL, price: 4441n }),
    null,
    { is: 'repriced', before: 4000n, price: 4441n, lowestBid: 4930n },
  ],
  [
    'a price that no page has read',
    'bid',
    null,
    up(ofBob),
    null,
    { is: 'repriced', before: null, price: 4000n, lowestBid: 4440n },
  ],
  [
    'bidding has closed',
    'bid',
    up(ofBob),
    up({ ...ofBob, status: 'locked', auction: auction('locked') }),
    null,
    { is: 'withdrawn' },
  ],
  ['one’s own by now', 'bid', up(ofBob), up(), null, { is: 'own' }],
  [
    'an offer that only waits for the chain',
    'buy',
    detail({ ...ofBob, market: 'sale', price: 44n }),
    detail({ ...ofBob, market: 'sale', price: 44n, status: 'confirming' }),
    null,
    null,
  ],
]
for (const [what, action, before, now, chain, change] of CASES) {
  test(`${action}, ${what}`, () => assert.equal(whatChanged(action, before, now, chain, ME), change))
}

test('the chain’s word on an auction outranks the provider’s', () => {
  const stale = up()
  const now = withLot(stale, lot(), ME)
  assert.equal([now.ownerAddress, now.ownerId, now.price, now.market], [BOB, '', 4441n, 'auction'])
  assert.is(withLot(up(ofBob), lot({ holder: ALICE }), ME).ownerId, 'alice')
  const ended = withLot(stale, lot({ holder: ALICE, state: 'takenOff' }), ME)
  assert.equal([ended.market, ended.price, ended.auction?.state, ended.ownerName], [null, null, 'takenOff', 'Alice'])
})

const address = fc.constantFrom(ALICE, BOB, CAROL)
const someTrade = fc.record({
  from: address,
  to: address,
  price: fc.bigInt({ min: 1n, max: 10n ** 24n }),
  time: fc.nat(9),
})
const someAsset = fc.record({
  owner: fc.constantFrom('alice', 'bob'),
  place: fc.constantFrom(...PLACES),
  market: fc.constantFrom('sale' as const, 'auction' as const, null),
  price: fc.option(fc.bigInt({ min: 1n, max: 10n ** 24n })),
  state: fc.option(fc.constantFrom(...Object.values(AUCTION_STATE))),
  trades: fc.array(someTrade, { maxLength: 3 }),
})
const build = ({
  owner,
  place,
  market,
  price,
  state,
  trades,
}: typeof someAsset extends fc.Arbitrary<infer T> ? T : never) =>
  detail({
    ownerId: owner,
    ownerAddress: owner === 'alice' ? ALICE : BOB,
    place,
    market,
    price,
    status: 'inTeam',
    auction: state && auction(state),
    trades: trades.map(({ from, to, price: paid, time }) => trade(from, to, paid, time)),
  })

test('what was received is never more than the rules give, and only of a new trade of the player’s own', () => {
  const holds = fc.property(fc.constantFrom(...ASSET_ACTIONS), someAsset, someAsset, (action, old, present) => {
    const [before, now] = [build(old), build(present)]
    const change = whatChanged(action, before, now, null, ME)
    if (change?.is !== 'sold') return true
    const { price, received, to } = change
    const isTrade = now.trades.some((one) => one.from === ALICE && one.to === to && one.price === price)
    const ways = [true, false].map((hasPastTraders) => split(price, { hasPastTraders }).holder)
    const isAuction = ruleOf(action).place === 'contract'
    return isTrade && now.ownerId !== 'alice' && (received === null || (isAuction && ways.includes(received)))
  })
  fc.assert(holds, { numRuns: 20_000 })
})

test.run()
