import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset, AssetDetail } from '../../src/domain/asset'
import { isWishes } from '../../src/domain/isKeptAway'
import {
  type AssetWish,
  afterShown,
  lookAtWishes,
  MOST_ASSET_WISHES,
  MOST_FILTER_WISHES,
  NO_WISHES,
  toAssetWish,
  type Wishes,
  withAssetWish,
  withFilterWish,
  withoutAssetWish,
  withoutFilterWish,
  withoutSeen,
} from '../../src/domain/wishes'
import { newAsset, newDetail } from '../screens/support/asset'

const test = suite('domain/wishes')

const NOW = 1_800_000_000
const offered = (change: Partial<AssetDetail> = {}): AssetDetail => newDetail({ price: 70n, market: 'sale', ...change })
const wishOf = (asset: Asset): Wishes => withAssetWish(NO_WISHES, toAssetWish(asset, 1))
const trade = { tokenId: 1n, time: 5, from: '', to: '', price: 66n, hash: null } as const

const seen = (before: Asset, now: AssetDetail, userid = 'me') =>
  lookAtWishes(wishOf(before), { assets: new Map([[now.id, now]]), filters: new Map() }, userid, NOW)

const CASES: ReadonlyArray<[what: string, before: Asset, now: AssetDetail, news: object | null]> = [
  ['cheaper', offered({ price: 80n }), offered(), { kind: 'cheaper', units: 70n, price: 80n }],
  ['no news at the same price', offered(), offered(), null],
  ['no news when it costs more', offered(), offered({ price: 71n }), null],
  ['on offer', newDetail(), offered(), { kind: 'offered', units: 70n }],
  ['no news when it is taken off the market', offered(), newDetail(), null],
  [
    'sold, for what the newest trade paid',
    offered(),
    newDetail({ ownerId: 'u9', trades: [{ ...trade, time: 3, price: 1n }, trade] }),
    { kind: 'wishSold', units: 66n },
  ],
  [
    'sold, for nobody knows what, whatever was asked',
    offered(),
    newDetail({ ownerId: 'u9' }),
    { kind: 'wishSold', units: 0n },
  ],
  ['sold, though it was not on offer', newDetail(), newDetail({ ownerId: 'u9' }), { kind: 'wishSold', units: 0n }],
  ['no news where the auction is over', newDetail(), offered({ market: 'auction', status: 'locked' }), null],
  [
    'sold to somebody without a name here',
    offered(),
    newDetail({ ownerId: '', ownerAddress: '0xb' }),
    { kind: 'wishSold' },
  ],
  ['no news to whoever bought it', offered(), offered({ ownerId: 'me', price: 1n }), null],
]
for (const [what, before, now, expected] of CASES)
  test(`a wish is ${what}`, () => {
    const { wishes, news } = seen(before, now)
    assert.equal(
      news.map((one) => Object.keys(expected ?? {}).map((field) => Object(one)[field])),
      expected ? [Object.values(expected)] : [],
    )
    const isWithin = (wish: AssetWish) => ({ ...wish, saw: undefined })
    assert.equal(wishes.assets.map(isWithin), [isWithin(toAssetWish(now, NOW))])
    const look = { assets: new Map([[now.id, now]]), filters: new Map() }
    const keys = lookAtWishes(wishes, look, 'me', NOW + 1).news.map(({ key }) => key)
    assert.equal(
      keys,
      news.map(({ key }) => key),
      'the same until it is shown',
    )
    assert.equal(lookAtWishes(afterShown(wishes), look, 'me', NOW + 1).news, [], 'told once')
  })

test('one that was sold and is cheaper at once is both', () => {
  const { news } = seen(offered({ price: 80n }), offered({ ownerId: 'u9', trades: [trade] }))
  assert.equal(
    news.map(({ kind, units, price }) => [kind, units, price]),
    [
      ['wishSold', 66n, 0n],
      ['cheaper', 70n, 80n],
    ],
  )
})

test('a look that was not shown is no longer news when the next one finds it otherwise', () => {
  const look = (price: bigint | null) => {
    const asset = offered(price === null ? { price, market: null } : { price })
    return { assets: new Map([[asset.id, asset]]), filters: new Map([['val6=pet', price === null ? null : asset]]) }
  }
  const begun = lookAtWishes(withFilterWish(wishOf(offered({ price: 80n })), 'val6=pet'), look(80n), 'me', NOW).wishes
  const first = lookAtWishes(begun, look(60n), 'me', NOW)
  assert.equal(
    first.news.map(({ kind, units }) => [kind, units]),
    [
      ['cheaper', 60n],
      ['cheaper', 60n],
    ],
  )
  const dearer = lookAtWishes(first.wishes, look(90n), 'me', NOW)
  assert.equal([dearer.news, withoutSeen(first.news, look(90n))], [[], []])
  const gone = lookAtWishes(dearer.wishes, look(null), 'me', NOW)
  const back = lookAtWishes(gone.wishes, look(70n), 'me', NOW)
  assert.equal(
    back.news.map(({ units, price }) => [units, price]),
    [
      [70n, 80n],
      [70n, 80n],
    ],
    'against what the player saw',
  )
  const other = { assets: new Map(), filters: new Map() }
  assert.equal(withoutSeen(first.news, other), first.news, 'what was not looked at stays')
})

const filterSeen = (before: Wishes, cheapest: Asset | null) =>
  lookAtWishes(before, { assets: new Map(), filters: new Map([['val6=pet', cheapest]]) }, 'me', NOW)

test('the first look at filters only notes the cheapest offer; then a cheaper one is news, once', () => {
  const first = filterSeen(withFilterWish(NO_WISHES, 'val6=pet'), newAsset({ id: '1', price: 90n }))
  assert.equal([first.news, first.wishes.filters[0]?.price], [[], 90n])
  const other = filterSeen(afterShown(first.wishes), newAsset({ id: '2', price: 70n }))
  assert.equal(
    other.news.map(({ kind, units, price }) => [kind, units, price]),
    [['newAt', 70n, 90n]],
  )
  assert.equal(filterSeen(afterShown(other.wishes), newAsset({ id: '2', price: 70n })).news, [])
  const same = filterSeen(afterShown(other.wishes), newAsset({ id: '2', price: 60n }))
  assert.is(same.news[0]?.kind, 'cheaper')
})

test('under filters without an offer, the first one is news; dearer or none are not', () => {
  const none = filterSeen(filterSeen(withFilterWish(NO_WISHES, 'val6=pet'), null).wishes, null)
  assert.equal(none.news, [])
  const one = filterSeen(afterShown(none.wishes), newAsset({ id: '1', price: 90n }))
  assert.equal([one.news[0]?.kind, one.news[0]?.price], ['newAt', 0n])
  assert.equal(filterSeen(afterShown(one.wishes), newAsset({ id: '2', price: 95n })).news, [])
  assert.equal(filterSeen(afterShown(one.wishes), newAsset({ id: '2', price: null })).news, [])
})

test('what was not read stays as it was', () => {
  const before = withFilterWish(wishOf(offered()), 'val6=pet')
  const after = lookAtWishes(before, { assets: new Map(), filters: new Map() }, 'me', NOW)
  assert.equal([after.wishes, after.news], [before, []])
})

test('a wish is there once, goes when it is removed, and there are no more than there is room for', () => {
  const one = withFilterWish(wishOf(newAsset()), 'val6=pet')
  assert.is(withAssetWish(one, toAssetWish(newAsset(), 2)), one)
  assert.is(withFilterWish(one, 'val6=pet'), one)
  assert.equal(withoutFilterWish(withoutAssetWish(one, '12'), 'val6=pet'), NO_WISHES)
  let full = NO_WISHES
  for (let id = 0; id < 30; id += 1)
    full = withFilterWish(withAssetWish(full, toAssetWish(newAsset({ id: String(id) }), 1)), String(id))
  assert.equal([full.assets.length, full.filters.length], [MOST_ASSET_WISHES, MOST_FILTER_WISHES])
})

test('wishes come back from storage whole, and anything else counts as none', () => {
  const wishes = withFilterWish(wishOf(newAsset({ kind: 'dragon' })), 'val6=pet')
  assert.is(wishes.assets[0]?.kind, 'dragon')
  assert.is(isWishes(wishes), true)
  const looked = { assets: new Map([['12', newDetail()]]), filters: new Map([['val6=pet', null]]) }
  const twice = lookAtWishes(lookAtWishes(wishes, looked, 'me', NOW).wishes, looked, 'me', NOW).wishes
  assert.ok(isWishes(twice) && twice.assets[0]?.saw && twice.filters[0]?.saw)
  const [asset] = wishes.assets
  const [filter] = wishes.filters
  for (const damaged of [
    null,
    {},
    { ...wishes, assets: [null] },
    { ...wishes, assets: [{ ...asset, kind: 'pet' }] },
    { ...wishes, assets: [{ ...asset, price: 1 }] },
    { ...wishes, assets: [{ ...asset, lookedAt: 'now' }] },
    { ...wishes, filters: [{ ...filter, query: 1 }] },
    { ...wishes, filters: {} },
    { ...wishes, assets: [{ ...asset, saw: null }] },
    { ...wishes, assets: [{ ...asset, saw: { price: 1, owner: '' } }] },
    { ...wishes, filters: [{ ...filter, saw: { price: null } }] },
    { ...wishes, filters: [{ ...filter, saw: { price: '1', assetId: '' } }] },
  ])
    assert.is(isWishes(damaged), false)
})

test.run()
