import '../support/config'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset } from '../../src/domain/asset'
import { minimumBid } from '../../src/domain/bid'
import { type JournalEntry, Step } from '../../src/domain/journal'
import { slipOf } from '../../src/domain/validation/slipOf'
import { askedCosts, marketBounds } from '../../src/domain/worth/bounds'
import { classOf, isComparable, nearestTo } from '../../src/domain/worth/comparable'
import { lastAsked } from '../../src/domain/worth/lastAsked'
import { classQuery, marketFloor } from '../../src/domain/worth/marketFloor'
import { bestOffer, costOf, type OffersPage, standingOf, toOffers } from '../../src/domain/worth/offers'
import { daysSince, lastSale } from '../../src/domain/worth/sales'
import { sampleAsset } from './samples'

const test = suite('domain/worth')

const mine = sampleAsset({ id: 'mine' })
let count = 0
const offer = (price: bigint | null, change: Partial<Asset> = {}): Asset =>
  sampleAsset({ id: `o${++count}`, price, market: 'sale', ...change })
const page = (items: Asset[], change: Partial<OffersPage> = {}): OffersPage => ({
  items,
  next: null,
  total: items.length,
  unread: 0,
  ...change,
})
const costs = (asset: Asset, of: OffersPage) => toOffers(asset, of).items.map(({ cost }) => cost)

for (const [kind, star, grade, expected] of [
  ['hero', 4, 3, { tab: 'hero', star: 4, gradeBand: 0 }],
  ['equip', 1, 24, { tab: 'equip', star: 1, gradeBand: 0 }],
  ['pet', 7, 1, { tab: 'pet', star: 7, gradeBand: 0 }],
  ['lingshi', 2, 1, { tab: 'lingshi', star: 2, gradeBand: 0 }],
  ['hero', 0, 3, null],
  ['hero', 8, 3, null],
  ['dragon', 0, 1, { tab: 'dragon', star: 0, gradeBand: 1 }],
  ['dragon', 3, 5, { tab: 'dragon', star: 0, gradeBand: 1 }],
  ['dragon', 3, 6, { tab: 'dragon', star: 0, gradeBand: 2 }],
  ['dragon', 3, 20, { tab: 'dragon', star: 0, gradeBand: 4 }],
  ['dragon', 3, 24, { tab: 'dragon', star: 0, gradeBand: 5 }],
  ['dragon', 3, 0, null],
  ['dragon', 3, 25, null],
] as const)
  test(`a ${kind} of ${star} stars and grade ${grade} belongs to ${expected ? 'a class' : 'none'}`, () => {
    assert.equal(classOf({ kind, star, grade }), expected)
  })

test('comparable are others of the same class, whatever else they have', () => {
  assert.ok(isComparable(mine, offer(1n, { grade: 24, camp: 5, level: 15 })))
  assert.not(isComparable(mine, { ...mine }))
  assert.not(isComparable(mine, offer(1n, { star: 5 })))
  assert.not(isComparable(mine, offer(1n, { kind: 'pet' })))
  assert.not(isComparable({ ...mine, star: 0 }, offer(1n, { star: 0 })))
  assert.not(isComparable(mine, offer(1n, { star: 9 })))
  const dragon = sampleAsset({ id: 'd', kind: 'dragon', grade: 6, star: 1 })
  assert.ok(isComparable(dragon, offer(1n, { kind: 'dragon', grade: 10, star: 7 })))
  assert.not(isComparable(dragon, offer(1n, { kind: 'dragon', grade: 11, star: 1 })))
})

test('the nearest are those of the nearest grade, then level, then those that came first', () => {
  const [far, level, near, twin] = [
    offer(1n, { grade: 9, level: 5 }),
    offer(2n, { grade: 3, level: 9 }),
    offer(3n, { grade: 3, level: 4 }),
    offer(4n, { grade: 3, level: 6 }),
  ] as const
  assert.equal(nearestTo(mine, [far, level, near, twin], 3), [near, twin, level])
  assert.equal(nearestTo(mine, [far], 8), [far])
  assert.equal(nearestTo(mine, [far], 0), [])
})

test('a sale costs its price, an auction its next bid, what is on no market nothing', () => {
  assert.is(costOf({ market: 'sale', price: 100n }), 100n)
  assert.is(costOf({ market: 'auction', price: 100n }), 111n)
  assert.is(costOf({ market: null, price: 100n }), null)
  assert.is(costOf({ market: 'sale', price: null }), null)
})

test('the asset itself, others of another class and what has no price are no offers', () => {
  const items = [offer(5n), { ...mine, price: 6n, market: 'sale' as const }, offer(7n, { star: 1 }), offer(null)]
  assert.equal(costs(mine, page(items)), [5n])
})

test('they stand by what they cost, not by what the list is ordered by', () => {
  const items = [offer(100n, { market: 'auction' }), offer(105n), offer(105n), offer(120n)]
  assert.equal(costs(mine, page(items)), [105n, 105n, 111n, 120n])
})

test('of a whole list the offers themselves are the total', () => {
  assert.is(toOffers(mine, page([offer(1n), offer(2n)], { total: 9 })).total, 2)
  assert.is(toOffers(mine, page([])).total, 0)
  assert.is(toOffers(mine, page([offer(1n), offer(2n, { star: 1 })])).total, 1)
})

test('of a list that is cut off the provider’s total counts, without the asset itself', () => {
  const cut = { next: 'x', total: 41 }
  const [one, two] = [offer(1n), offer(2n)]
  assert.is(toOffers(mine, page([one, two], cut)).total, 41)
  assert.is(toOffers({ ...mine, market: 'sale', price: 9n }, page([one, two], cut)).total, 40)
  assert.is(toOffers(mine, page([one, { ...mine, market: 'sale', price: 2n }], cut)).total, 40)
  // A locked auction is on the market's list no longer.
  assert.is(toOffers({ ...mine, market: 'auction', status: 'locked' }, page([one, two], cut)).total, 41)
  assert.is(toOffers(mine, page([one, two], { next: 'x', total: 1 })).total, 2)
  // Not narrowed to the class: its total is of something else.
  assert.is(toOffers(mine, page([one, offer(2n, { star: 1 })], cut)).total, null)
  assert.is(toOffers(mine, page([one, two], { unread: 1, total: 3 })).total, 3)
})

test('a place is exact as far as the list reaches', () => {
  const items = [offer(10n), offer(20n), offer(30n)]
  const cut = toOffers(mine, page(items, { next: 'x', total: 9 }))
  assert.equal(standingOf(10n, cut), { cheaper: 0, isExact: true })
  assert.equal(standingOf(11n, cut), { cheaper: 1, isExact: true })
  assert.equal(standingOf(30n, cut), { cheaper: 2, isExact: true })
  assert.equal(standingOf(31n, cut), { cheaper: 3, isExact: false })
  assert.equal(standingOf(31n, toOffers(mine, page(items))), { cheaper: 3, isExact: true })
})

test('a list in no order, or with gaps, reaches nowhere', () => {
  const [one, two] = [offer(10n), offer(20n)]
  for (const of of [page([two, one]), page([one, two], { unread: 1, total: 3 }), page([one, offer(null)])]) {
    assert.is(toOffers(mine, of).reach, 0n)
    assert.is(bestOffer(toOffers(mine, of)), null)
  }
  assert.is(toOffers(mine, page([], { next: 'x', total: 3 })).reach, 0n)
})

test('the best offer is the cheapest, unless one that was not loaded may cost less', () => {
  assert.is(bestOffer(toOffers(mine, page([]))), null)
  assert.is(bestOffer(toOffers(mine, page([offer(10n)])))?.cost, 10n)
  assert.is(bestOffer(toOffers(mine, page([offer(10n)], { next: 'x', total: 2 })))?.cost, 10n)
  // It costs 111, and behind the end of the list something may cost 101.
  const auction = page([offer(100n, { market: 'auction' })], { next: 'x', total: 2 })
  assert.is(bestOffer(toOffers(mine, auction)), null)
})

test('of any list cut anywhere, a place that is exact is that of the whole list', () => {
  const offers = fc.array(fc.tuple(fc.bigInt(1n, 300n), fc.boolean()), { maxLength: 30 })
  fc.assert(
    fc.property(offers, fc.nat(30), fc.bigInt(1n, 400n), (made, cut, price) => {
      const all = made
        .map(([cost, isAuction]) => offer(cost, { market: isAuction ? 'auction' : 'sale' }))
        .sort((one, other) => Number((one.price ?? 0n) - (other.price ?? 0n)))
      const shown = all.slice(0, cut)
      const isCut = shown.length < all.length
      const known = toOffers(mine, page(shown, { next: isCut ? 'x' : null, total: all.length }))
      const ofAll = all.map(({ market, price: own }) => (market === 'auction' ? minimumBid(own ?? 0n) : (own ?? 0n)))
      const { cheaper, isExact } = standingOf(price, known)
      const truth = ofAll.filter((cost) => cost < price).length
      if (isExact) assert.is(cheaper, truth)
      else assert.ok(cheaper <= truth)
      assert.is(known.total, all.length)
      const best = bestOffer(known)
      if (best) assert.ok(ofAll.every((cost) => cost >= best.cost))
    }),
  )
})

const trade = (price: bigint, time: number) => ({ tokenId: 1n, time, from: '', to: '', price, hash: null }) as const

test('the last sale is the latest with a price, in whatever order they come', () => {
  assert.is(lastSale([]), null)
  assert.is(lastSale([trade(0n, 9), trade(5n, 0)]), null)
  assert.equal(lastSale([trade(5n, 3), trade(7n, 8), trade(6n, 4), trade(0n, 9)]), { price: 7n, time: 8 })
})

test('a sale’s age is in whole days, and none is of tomorrow', () => {
  assert.is(daysSince(1000, 1000), 0)
  assert.is(daysSince(1000, 1000 + 86_399), 0)
  assert.is(daysSince(1000, 1000 + 86_400), 1)
  assert.is(daysSince(5000, 1000), 0)
})

const nothing = { own: [], asked: [], sold: [], kin: [], market: [] }

for (const [name, price, figures, expected] of [
  ['ten times its own price', 1000n, { own: [100n] }, ['above', 'own', 100n, 100n]],
  ['a hundred times', 10_000n, { own: [100n] }, ['above', 'own', 100n, 100n]],
  ['five times its own price', 500n, { own: [100n] }, ['above', 'own', 100n, 50n]],
  ['not quite five times', 499n, { own: [100n] }, null],
  ['a tenth', 10n, { own: [100n] }, ['below', 'own', 100n, 100n]],
  ['a fifth', 20n, { own: [100n] }, ['below', 'own', 100n, 200n]],
  ['not quite a fifth', 21n, { own: [100n] }, null],
  ['in line with one of two of its own', 500n, { own: [100n, 101n] }, null],
  ['three times what close others ask', 900n, { asked: [100n, 300n, 200n] }, ['above', 'asked', 300n, 90n]],
  ['not quite three times', 899n, { asked: [100n, 300n, 200n] }, null],
  ['a third of what close others ask', 40n, { asked: [120n, 300n, 200n] }, ['below', 'asked', 120n, 400n]],
  ['not quite ten times what scattered others ask', 3009n, { asked: [100n, 301n, 200n] }, null],
  [
    'its own price decides over others',
    1000n,
    { own: [100n], asked: [1000n, 1000n, 1000n] },
    ['above', 'own', 100n, 100n],
  ],
  ['in line with itself, whatever others ask', 100n, { own: [100n], asked: [1n, 1n, 1n] }, null],
  ['four times the dearer of two', 80n, { asked: [10n, 20n] }, ['above', 'asked', 20n, 8n]],
  ['not quite four times', 79n, { asked: [10n, 20n] }, null],
  ['a quarter of the only one', 3n, { asked: [12n] }, ['below', 'asked', 12n, 30n]],
  ['one sale beside many offers says nothing', 30n, { asked: [1n, 2n, 3n], sold: [30n] }, ['above', 'asked', 3n, 3n]],
  ['one offer and one sale disagree', 50n, { asked: [10n], sold: [40n] }, null],
  ['four times cards of other kinds', 80n, { kin: [10n, 20n] }, ['above', 'kin', 20n, 8n]],
  ['a quarter of them', 3n, { kin: [12n, 20n] }, ['below', 'kin', 12n, 30n]],
  ['in line with them, whatever the market', 30n, { kin: [10n, 20n], market: [1n, 10n] }, null],
  ['they say nothing beside an offer', 30n, { asked: [20n], kin: [1n, 2n] }, null],
  ['ten times the dearest of three', 1000n, { asked: [10n, 100n, 20n] }, ['above', 'asked', 100n, 100n]],
  ['a tenth of the cheapest of three', 1n, { asked: [10n, 100n, 20n] }, ['below', 'asked', 10n, 10n]],
  ['between them', 50n, { asked: [10n, 100n, 20n] }, null],
  ['what was paid, where nothing is asked', 1000n, { sold: [10n, 100n, 20n] }, ['above', 'sold', 100n, 100n]],
  ['asked and paid agree', 1000n, { asked: [1n, 2n, 3n], sold: [10n, 100n, 20n] }, ['above', 'asked', 3n, 1n]],
  ['asked and paid disagree', 30n, { asked: [1n, 2n, 3n], sold: [10n, 100n, 20n] }, null],
  ['asked and paid say the opposite', 30n, { asked: [1n, 2n, 3n], sold: [300n, 300n, 300n] }, null],
  ['twice what all but one on the market ask', 200n, { market: [10n, 100n] }, ['above', 'market', 100n, 20n]],
  ['not quite twice', 199n, { market: [10n, 100n] }, null],
  ['half of what all but one on the market ask', 5n, { market: [10n, 100n] }, ['below', 'market', 10n, 50n]],
  ['not quite half', 6n, { market: [10n, 100n] }, null],
  ['its own price decides over the market', 300n, { own: [200n], market: [10n, 100n] }, null],
  ['beyond the market, but one like it was sold so', 300n, { sold: [151n], market: [10n, 100n] }, null],
  [
    'beyond the market and all that was paid',
    300n,
    { sold: [150n], market: [10n, 100n] },
    ['above', 'market', 100n, 30n],
  ],
  ['below the market, but one like it was sold so', 3n, { sold: [5n], market: [10n, 100n] }, null],
  ['below the market and all that was paid', 3n, { sold: [6n], market: [10n, 100n] }, ['below', 'market', 10n, 30n]],
  ['nothing is known', 1000n, {}, null],
  ['figures of nothing', 1000n, { own: [0n], asked: [0n, 0n, 0n] }, null],
  ['no price', 0n, { own: [100n] }, null],
  ['no such amount exists', 1005n, { own: [100n] }, ['above', 'own', 100n, null]],
] as const)
  test(`a typed price: ${name}`, () => {
    const slip = slipOf(price, { ...nothing, ...figures })
    assert.equal(slip && [slip.way, slip.basis, slip.limit, slip.meant], expected)
  })

const amount = fc.bigInt(1n, 10n ** 24n)
const many = fc.array(amount, { minLength: 3, maxLength: 20 })

test('every slip by ten of a price from half to twice its own is caught, and what was meant is offered', () => {
  fc.assert(
    fc.property(amount, fc.bigInt(50n, 200n), (unit, hundredths) => {
      const [own, meant] = [unit * 1000n, unit * 10n * hundredths]
      const figures = { ...nothing, own: [own] }
      assert.is(slipOf(meant, figures), null)
      const [above, below] = [slipOf(meant * 10n, figures), slipOf(meant / 10n, figures)]
      assert.equal([above?.way, above?.meant, below?.way, below?.meant], ['above', meant, 'below', meant])
    }),
  )
  fc.assert(
    fc.property(amount, (price) => {
      const figures = { ...nothing, own: [price * 10n] }
      assert.is(slipOf(price * 100n, figures)?.meant, price * 10n)
      assert.is(slipOf(price, figures)?.meant, price * 10n)
      assert.is(slipOf(price * 10n, figures), null)
    }),
  )
})

test('where three or more lie within three times of each other, every slip by ten of a price among them is caught', () => {
  const close = amount.chain((lowest) =>
    fc.tuple(
      fc.constant(lowest * 10n),
      fc.array(fc.bigInt(lowest * 10n, lowest * 30n), { minLength: 2, maxLength: 19 }),
    ),
  )
  fc.assert(
    fc.property(close, fc.nat(), fc.boolean(), ([lowest, others], at, isSold) => {
      const all = [lowest, ...others]
      const figures = { ...nothing, [isSold ? 'sold' : 'asked']: all }
      const meant = ((all[at % all.length] ?? 0n) / 10n) * 10n
      assert.is(slipOf(meant, figures), null)
      const [above, below] = [slipOf(meant * 10n, figures), slipOf(meant / 10n, figures)]
      assert.equal([above?.way, above?.meant, below?.way, below?.meant], ['above', meant, 'below', meant])
    }),
  )
})

test('a price between the cheapest and the dearest is never a slip; ten times beyond either always is', () => {
  fc.assert(
    fc.property(many, fc.boolean(), (asked, isSold) => {
      const figures = { ...nothing, [isSold ? 'sold' : 'asked']: asked }
      for (const price of asked) assert.is(slipOf(price, figures), null)
      const ordered = [...asked].sort((one, other) => (one < other ? -1 : 1))
      assert.is(slipOf((ordered[ordered.length - 1] ?? 0n) * 10n, figures)?.way, 'above')
      const below = (ordered[0] ?? 0n) / 10n
      assert.is(slipOf(below, figures)?.way, below === 0n ? undefined : 'below')
    }),
  )
})

const end = (prices: (bigint | null)[], total = 15) => ({ items: prices.map((price) => offer(price)), total })

test('a market reaches from its second cheapest to its second dearest, if there are fifteen offers', () => {
  assert.equal(marketBounds(end([1n, 10n]), end([9999n, 100n])), [10n, 100n])
  assert.equal(marketBounds(end([1n, 10n], 14), end([9999n, 100n], 14)), [])
  assert.equal(marketBounds(end([1n]), end([9999n])), [])
  assert.equal(marketBounds(end([1n, null]), end([9999n, 100n])), [])
})

test('a market that is not in order has no bounds', () => {
  assert.equal(marketBounds(end([1n, 101n]), end([9999n, 100n])), [])
})

test('the cheapest of many say what is asked only together with the dearest', () => {
  const cut = toOffers(mine, page([offer(5n), offer(6n)], { next: 'x', total: 40 }))
  assert.equal(askedCosts(toOffers(mine, page([offer(5n), offer(6n)])), null), [5n, 6n])
  assert.equal(askedCosts(cut, null), [])
  assert.equal(askedCosts(cut, 900n), [5n, 6n, 900n])
})

test('what was asked for it last is what the newest entry says that came true', () => {
  const of = (kind: 'sell' | 'priceChange' | 'cancel', price: string, step: Step, assetId = 'a') =>
    ({ kind, step, payload: { assetId, price } }) as unknown as JournalEntry
  assert.is(lastAsked([], 'a'), null)
  const entries = [
    of('cancel', '1', Step.done),
    of('sell', '2', Step.dead),
    of('sell', '3', Step.asked),
    of('sell', '4', Step.done, 'b'),
    of('priceChange', '5', Step.mined),
    of('sell', '6', Step.done),
  ]
  assert.equal([lastAsked(entries, 'a'), lastAsked(entries, 'b'), lastAsked(entries.slice(5), 'a')], [5n, 4n, 6n])
})

for (const [what, asset, others, expected] of [
  ['dearer than others', { price: 9n, market: 'sale' }, [7n, 8n], { cost: 7n, isOwn: false, isFarBelow: false }],
  ['cheaper than all', { price: 6n, market: 'sale' }, [7n, 8n], { cost: 6n, isOwn: true, isFarBelow: false }],
  ['as cheap as the cheapest', { price: 7n, market: 'sale' }, [7n], { cost: 7n, isOwn: true, isFarBelow: false }],
  ['not yet twice as dear', { price: 13n, market: 'sale' }, [7n, 8n], { cost: 7n, isOwn: false, isFarBelow: false }],
  ['twice as dear', { price: 14n, market: 'sale' }, [7n, 8n], { cost: 7n, isOwn: false, isFarBelow: true }],
  [
    'an auction, by its next bid',
    { price: 100n, market: 'auction' },
    [105n],
    { cost: 105n, isOwn: false, isFarBelow: false },
  ],
  ['on no market', { price: null, market: null }, [7n], { cost: 7n, isOwn: false, isFarBelow: false }],
  ['alone', { price: 9n, market: 'sale' }, [], null],
] as const)
  test(`the market's floor beside an asset that is ${what}`, () => {
    const offers = toOffers(mine, page(others.map((price) => offer(price))))
    assert.equal(marketFloor({ ...mine, ...asset }, offers), expected)
  })

test('no floor is told where an offer that was not seen may cost less', () => {
  const unread = toOffers(mine, page([offer(7n)], { unread: 1 }))
  assert.is(marketFloor({ price: 9n, market: 'sale' }, unread), null)
})

test('no offer of a whole list costs less than the floor', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 99n)), fc.bigInt(1n, 99n), (prices, own) => {
      const rising = [...prices].sort((one, other) => Number(one - other))
      const floor = marketFloor({ price: own, market: 'sale' }, toOffers(mine, page(rising.map((each) => offer(each)))))
      const [lowest = own] = [...prices, own].sort((one, other) => Number(one - other))
      if (prices.length === 0) assert.is(floor, null)
      else assert.equal(floor, { cost: lowest, isOwn: own === lowest, isFarBelow: own >= 2n * lowest })
    }),
  )
})

test('a class has its list, cheapest first', () => {
  assert.is(classQuery({ kind: 'hero', star: 4, grade: 3 }), 'val3=priceLow&star=4')
  assert.is(classQuery({ kind: 'dragon', star: 4, grade: 8 }), 'val3=priceLow&val4=2&val6=dragon')
  assert.is(classQuery({ kind: 'pet', star: 9, grade: 8 }), null)
})

test.run()
