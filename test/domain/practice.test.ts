import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { minimumBid, saleSplit } from '../../src/domain/bid'
import {
  AUCTION_SECONDS,
  assetOf,
  lotStateOf,
  PRICE_LIMITS,
  type PracticeEvent,
  type PracticeWorld,
  play,
  practiceFee,
  refusalOf,
  SALE_FEE_BPS,
  sharesFor,
  type Who,
} from '../../src/domain/practice'
import { BEGINNING, OWN_DRAGON, OWN_HERO, PET, SOLD_HERO, STONE } from '../../src/domain/practiceBeginning'
import { LESSONS } from '../../src/domain/practiceLessons'
import { NO_TRADERS, settle, share } from '../../src/domain/practiceTraders'
import { lessonOf, type Move, movesOn, NEW_PRACTICE, type Practice, practise } from '../../src/domain/practise'
import type { ErrorKey } from '../../src/errors'

const test = suite('domain/practice')
const MDS = 10n ** 18n
const ids = [OWN_HERO, OWN_DRAGON, SOLD_HERO, PET, STONE]
const who: readonly Who[] = ['you', 'mei', 'bima', 'sari']

const start = (asset = OWN_DRAGON, price = 100n * MDS): PracticeEvent => ({
  kind: 'auctionStart',
  by: 'you',
  asset,
  price,
})
const bid = (by: Who, asset: string, price: bigint, amount = minimumBid(price)): PracticeEvent => ({
  kind: 'bid',
  by,
  asset,
  price,
  amount,
})
const wait = (seconds: number): PracticeEvent => ({ kind: 'wait', seconds })
const on = (kind: 'cancel' | 'takeOff' | 'auctionWithdraw', asset: string, by: Who = 'you'): PracticeEvent => ({
  kind,
  by,
  asset,
})
const priced = (
  kind: 'sell' | 'buy' | 'priceChange',
  asset: string,
  price: bigint,
  by: Who = 'you',
): PracticeEvent => ({
  kind,
  by,
  asset,
  price,
})
const after = (...events: PracticeEvent[]): PracticeWorld => events.reduce(play, BEGINNING)
const poor = { ...BEGINNING, coins: { ...BEGINNING.coins, you: 0n } }
const open = after(start())
const traded = after(start(), bid('mei', OWN_DRAGON, 100n * MDS))
const over = [wait(AUCTION_SECONDS + 1)]

const REFUSALS: readonly [string, PracticeWorld, PracticeEvent, ErrorKey | null][] = [
  ['time that runs backwards', BEGINNING, wait(-1), 'notPossible'],
  ['an asset that is not there', BEGINNING, start('nothing'), 'notPossible'],
  ['buying the own asset', after(priced('sell', OWN_HERO, MDS)), priced('buy', OWN_HERO, MDS), 'notPossible'],
  ['buying what is not for sale', BEGINNING, priced('buy', PET, MDS), 'notForSale'],
  ['buying at another price than the one that was seen', BEGINNING, priced('buy', SOLD_HERO, MDS), 'priceMoved'],
  ['buying without the coins', poor, priced('buy', SOLD_HERO, 60n * MDS), 'insufficient'],
  ['selling what another has', BEGINNING, priced('sell', PET, MDS), 'notYours'],
  ['selling what is auctioned', open, priced('sell', OWN_DRAGON, MDS), 'wrongPlace'],
  ['selling twice', after(priced('sell', OWN_HERO, MDS)), priced('sell', OWN_HERO, MDS), 'notPossible'],
  ['selling for nothing', BEGINNING, priced('sell', OWN_HERO, 0n), 'priceZero'],
  ['selling below the lowest price', BEGINNING, priced('sell', OWN_HERO, MDS - 1n), 'belowMinimum'],
  ['an auction above the highest price', BEGINNING, start(OWN_HERO, 10_001n * MDS), 'aboveMaximum'],
  ['an auction of what is for sale', after(priced('sell', OWN_HERO, MDS)), start(OWN_HERO), 'notPossible'],
  ['bidding on the own asset', open, bid('you', OWN_DRAGON, 100n * MDS), 'notPossible'],
  ['bidding on what is in a wallet', BEGINNING, bid('mei', OWN_DRAGON, 0n), 'notForSale'],
  ['a bid one unit too low', BEGINNING, bid('you', PET, 100n * MDS, 111n * MDS - 1n), 'bidTooLow'],
  ['the lowest bid', BEGINNING, bid('you', PET, 100n * MDS), null],
  ['a bid on another price', BEGINNING, bid('you', PET, 99n * MDS), 'priceMoved'],
  ['a bid without the coins', poor, bid('you', PET, 100n * MDS), 'insufficient'],
  ['a bid in the last second', play(BEGINNING, wait(AUCTION_SECONDS)), bid('you', PET, 100n * MDS), null],
  ['a bid a second later', play(BEGINNING, wait(AUCTION_SECONDS + 1)), bid('you', PET, 100n * MDS), 'notForSale'],
  ['a bid on a locked one', over.reduce(play, traded), bid('you', OWN_DRAGON, 111n * MDS), 'nftLocked'],
  ['the present price again', open, priced('priceChange', OWN_DRAGON, 100n * MDS), 'priceSame'],
  ['another price', open, priced('priceChange', OWN_DRAGON, 90n * MDS), null],
  ['another’s price', open, priced('priceChange', PET, 90n * MDS), 'notYours'],
  ['a price without an auction', BEGINNING, priced('priceChange', OWN_HERO, MDS), 'notPossible'],
  ['cancelling nothing', BEGINNING, on('cancel', OWN_HERO), 'notPossible'],
  ['cancelling another’s sale', BEGINNING, on('cancel', SOLD_HERO), 'notYours'],
  ['ending another’s auction', BEGINNING, on('takeOff', PET), 'notYours'],
  ['ending an auction that is over', over.reduce(play, open), on('takeOff', OWN_DRAGON), 'notPossible'],
  ['taking back what is open', open, on('auctionWithdraw', OWN_DRAGON), 'notPossible'],
  ['taking back what is in the wallet', BEGINNING, on('auctionWithdraw', OWN_HERO), 'notPossible'],
  ['taking back what another has', over.reduce(play, BEGINNING), on('auctionWithdraw', PET), 'notYours'],
  ['collecting nothing', BEGINNING, { kind: 'payout', by: 'you' }, 'nothingWaits'],
  ['acting without BNB', { ...BEGINNING, gas: { you: 0n, network: 0n } }, start(), 'gasMissing'],
  [
    'another without the player’s BNB',
    { ...BEGINNING, gas: { you: 0n, network: 0n } },
    bid('mei', PET, 100n * MDS),
    null,
  ],
]
for (const [name, world, event, refusal] of REFUSALS) {
  test(`${name}: ${refusal ?? 'allowed'}`, () => {
    assert.is(refusalOf(world, event), refusal)
    if (refusal) assert.is(play(world, event), world)
    else assert.is.not(play(world, event), world)
  })
}

test('a sale moves the price without the fee to the seller, and the asset to the buyer', () => {
  const world = after(priced('buy', SOLD_HERO, 60n * MDS))
  const { seller, fee } = saleSplit(60n * MDS, SALE_FEE_BPS)
  assert.is(world.coins.you, 940n * MDS)
  assert.is(world.coins.bima - BEGINNING.coins.bima, seller)
  assert.is(world.coins.fee, fee)
  assert.is(assetOf(world, SOLD_HERO)?.holder, 'you')
  assert.is(assetOf(world, SOLD_HERO)?.sale, null)
})

test('the first bid pays 96 % to the holder; from the second on the past traders have their part', () => {
  assert.is(traded.coins.you, 1_000n * MDS + (111n * MDS * 96n) / 100n)
  assert.is(traded.coins.protocol, 0n)
  const second = play(traded, bid('bima', OWN_DRAGON, 111n * MDS, 200n * MDS))
  assert.is(second.coins.mei - traded.coins.mei, 190n * MDS)
  assert.equal(sharesFor(second, 'you'), [{ id: OWN_DRAGON, units: 2n * MDS }])
  const collected = play(second, { kind: 'payout', by: 'you' })
  assert.is(collected.coins.you - second.coins.you, 2n * MDS)
  assert.is(collected.coins.protocol, 0n)
  assert.equal(sharesFor(collected, 'you'), [])
})

test('what cannot be divided is carried, and nobody without a share settles anything', () => {
  const three = { ...NO_TRADERS, shares: 3n }
  assert.equal(share(three, 10n), { ...three, perShare: 3n, carried: 1n })
  assert.equal(share(share(three, 10n), 2n), { ...three, perShare: 4n, carried: 0n })
  assert.is(share(NO_TRADERS, 0n), NO_TRADERS)
  assert.is(settle(NO_TRADERS, 'you'), NO_TRADERS)
})

test('the states of an auction, as the contract has them', () => {
  const stateOf = (world: PracticeWorld) => {
    const asset = assetOf(world, OWN_DRAGON)
    return asset && lotStateOf(asset, world.now)
  }
  assert.is(stateOf(BEGINNING), 'none')
  assert.is(stateOf(open), 'open')
  assert.is(stateOf(play(open, wait(AUCTION_SECONDS))), 'open')
  assert.is(stateOf(over.reduce(play, open)), 'unlocked')
  assert.is(stateOf(over.reduce(play, traded)), 'locked')
  const ended = play(open, on('takeOff', OWN_DRAGON))
  assert.is(stateOf(ended), 'takenOff')
  assert.is(stateOf(play(ended, on('auctionWithdraw', OWN_DRAGON))), 'none')
  const changed = [wait(60), priced('priceChange', OWN_DRAGON, 5n * MDS)].reduce(play, open)
  assert.is(assetOf(changed, OWN_DRAGON)?.lot?.deadline, 60 + AUCTION_SECONDS)
  const cancelled = after(priced('sell', OWN_HERO, MDS), on('cancel', OWN_HERO))
  assert.is(assetOf(cancelled, OWN_HERO)?.sale, null)
})

test('the player pays the network for each action, the others are not counted', () => {
  const fee = practiceFee(BEGINNING, 'auctionStart')
  assert.ok(fee > 0n)
  assert.equal(open.gas, { you: BEGINNING.gas.you - fee, network: fee })
  assert.equal(traded.gas, open.gas)
})

const sumOf = (coins: Readonly<Record<Who, bigint>>) => Object.values(coins).reduce((sum, units) => sum + units, 0n)
const units = fc.oneof(
  fc.bigInt(0n, 300n),
  fc.bigInt(0n, 20_000n * MDS),
  fc.constantFrom(40n * MDS, 60n * MDS, 100n * MDS),
)
/** Mostly at the price that is there, so that most of it happens. */
const anyEvent = fc.record({
  kind: fc.constantFrom(
    ...(['sell', 'auctionStart', 'priceChange', 'buy', 'bid', 'bid', 'bid', 'cancel'] as const),
    ...(['takeOff', 'auctionWithdraw', 'payout', 'wait'] as const),
  ),
  by: fc.constantFrom(...who),
  asset: fc.constantFrom(...ids),
  price: units,
  raise: units,
  seen: fc.integer({ min: 0, max: 5 }).map((roll) => roll > 0),
  seconds: fc.integer({ min: -1, max: AUCTION_SECONDS + 2 }),
})
type Roll = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never
function eventOf(world: PracticeWorld, { kind, by, asset, price, raise, seen, seconds }: Roll): PracticeEvent {
  const found = assetOf(world, asset)
  const shown = seen ? (found?.sale ?? found?.lot?.price ?? price) : price
  if (kind === 'wait') return { kind, seconds }
  if (kind === 'payout') return { kind, by }
  if (kind === 'bid') return { kind, by, asset, price: shown, amount: seen ? minimumBid(shown) + raise : raise }
  if (kind === 'buy') return { kind, by, asset, price: shown }
  return kind === 'sell' || kind === 'auctionStart' || kind === 'priceChange'
    ? { kind, by, asset, price }
    : { kind, by, asset }
}

test('in any history no coin is made or lost, nobody owes, and all that waits is in the protocol', () => {
  const holds = fc.property(fc.array(anyEvent, { maxLength: 60 }), (rolls) => {
    let world = BEGINNING
    for (const roll of rolls) {
      world = play(world, eventOf(world, roll))
      assert.is(sumOf(world.coins), sumOf(BEGINNING.coins))
      assert.ok(Object.values(world.coins).every((held) => held >= 0n))
      assert.is(world.gas.you + world.gas.network, BEGINNING.gas.you)
      assert.ok(world.gas.you >= 0n)
      const waiting = who.reduce(
        (sum, each) => sum + sharesFor(world, each).reduce((all, one) => all + one.units, 0n),
        0n,
      )
      const carried = world.assets.reduce((sum, { traders }) => sum + traders.carried, 0n)
      assert.is(waiting + carried, world.coins.protocol)
      for (const { sale, lot, holder } of world.assets) {
        assert.ok(sale === null || lot === null)
        assert.ok(who.includes(holder))
      }
    }
  })
  fc.assert(holds, { numRuns: 3_000 })
})

/** Does what the guide asks, with this price or, of a bid, this much more than the lowest. */
function follow(practice: Practice, price: bigint, raise: bigint): Practice {
  const lesson = lessonOf(practice)
  if (!lesson) return practice
  const { kind } = lesson
  if (kind === 'hours' || kind === 'day') return practise(practice, { pass: kind })
  if (kind === 'payout') return practise(practice, { act: { kind, by: 'you' } })
  const { asset: id } = lesson
  const asset = assetOf(practice.world, id)
  const act = { by: 'you' as const, asset: id }
  const seen = asset?.sale ?? asset?.lot?.price ?? 0n
  const wanted = minimumBid(seen) + raise
  const isAffordable = wanted <= practice.world.coins.you
  if (kind === 'bid')
    return practise(practice, {
      act: { ...act, kind, price: seen, amount: isAffordable ? wanted : practice.world.coins.you },
    })
  if (kind === 'buy') return practise(practice, { act: { ...act, kind, price: seen } })
  return kind === 'auctionWithdraw'
    ? practise(practice, { act: { ...act, kind } })
    : practise(practice, { act: { ...act, kind, price } })
}

test('whatever the player asks and bids, the guide goes to its end, and the pictures of it come true', () => {
  const { minimum, maximum } = PRICE_LIMITS
  const holds = fc.property(fc.bigInt(minimum, maximum), fc.bigInt(0n, 100_000n * MDS), (price, raise) => {
    let practice = NEW_PRACTICE
    for (const [index, { id }] of LESSONS.entries()) {
      assert.is(practice.lesson, index)
      const before = practice.world.coins.you
      practice = follow(practice, price, raise)
      const gained = practice.world.coins.you - before
      if (id === 'sold' || id === 'firstBid' || id === 'collect' || id === 'outbid') assert.ok(gained > 0n, id)
      if (id === 'nextBid') assert.is(sharesFor(practice.world, 'you').length, 1)
      if (id === 'lock') {
        const stone = assetOf(practice.world, STONE)
        assert.is(stone && lotStateOf(stone, practice.world.now), 'locked')
      }
    }
    assert.is(lessonOf(practice), null)
    assert.is(practice.lesson, LESSONS.length)
    assert.is(assetOf(practice.world, STONE)?.holder, 'you')
    assert.is(assetOf(practice.world, STONE)?.lot, null)
  })
  fc.assert(holds, { numRuns: 300 })
})

test('being outbid at the lowest returns more than was bid', () => {
  let practice = NEW_PRACTICE
  const at = (id: string) => LESSONS[practice.lesson ?? 0]?.id === id
  while (!at('bid')) practice = follow(practice, 100n * MDS, 0n)
  const before = practice.world.coins.you
  practice = follow(practice, 0n, 0n)
  practice = follow(practice, 0n, 0n)
  // 95 % of 1.11 times the bid of 111.
  assert.is(practice.world.coins.you - before, (12_321n * MDS * 95n) / 10_000n - 111n * MDS)
})

test('what the guide does not ask for does not move it, and what is refused changes nothing', () => {
  const other = practise(NEW_PRACTICE, { act: start() })
  assert.is(other.lesson, 0)
  assert.is.not(other.world, NEW_PRACTICE.world)
  assert.is(practise(NEW_PRACTICE, { pass: 'hours' }).lesson, 0)
  assert.is(practise(NEW_PRACTICE, { act: priced('sell', PET, MDS) }), NEW_PRACTICE)
})

test('once the guide is left the others act by themselves, the same way each time, and nobody goes into debt', () => {
  const moves: Move[] = [
    'leaveGuide',
    ...Array.from({ length: 40 }, (_, index) => ({ pass: index % 7 ? 'hours' : 'day' }) as Move),
  ]
  const played = moves.reduce(practise, NEW_PRACTICE)
  assert.equal(played, moves.reduce(practise, NEW_PRACTICE))
  assert.is(played.lesson, null)
  const kinds = new Set<string>()
  let practice = NEW_PRACTICE
  for (const move of moves) {
    practice = practise(practice, move)
    for (const { kind } of practice.news?.events ?? []) kinds.add(kind)
    assert.is(sumOf(practice.world.coins), sumOf(BEGINNING.coins))
  }
  for (const kind of ['sell', 'buy', 'auctionStart', 'bid', 'auctionWithdraw']) assert.ok(kinds.has(kind), kind)
})

test('each asset offers what is possible with it, and a purchase also without the coins', () => {
  assert.equal(movesOn(BEGINNING, OWN_HERO), ['sell', 'auctionStart'])
  assert.equal(movesOn(BEGINNING, SOLD_HERO), ['buy'])
  assert.equal(movesOn(poor, SOLD_HERO), ['buy'])
  assert.equal(movesOn(BEGINNING, PET), ['bid'])
  assert.equal(movesOn(open, OWN_DRAGON), ['priceChange', 'takeOff'])
  assert.equal(movesOn(after(start(OWN_DRAGON, MDS)), OWN_DRAGON), ['priceChange', 'takeOff'])
  assert.equal(movesOn(over.reduce(play, open), OWN_DRAGON), ['auctionWithdraw'])
  assert.equal(movesOn(after(priced('sell', OWN_HERO, MDS)), OWN_HERO), ['cancel'])
  assert.equal(movesOn(BEGINNING, 'nothing'), [])
})

test.run()
