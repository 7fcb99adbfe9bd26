import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import awayTexts from '../../i18n/en/away.json'
import type { Asset, AssetDetail } from '../../src/domain/asset'
import { newNews } from '../../src/domain/news'
import { lookAtWishes, NO_WISHES, toAssetWish, withAssetWish } from '../../src/domain/wishes'
import { addTexts } from '../../src/i18n'
import { sentences } from '../../src/screens/activity/away/newsWords'
import { newDetail } from '../screens/support/asset'

const test = suite('past bugs, a wish was sold for what was asked')

const NOW = 1_800_000_000
const LOOKED = NOW - 86_400
const trade = (time: number, price: bigint) => ({ tokenId: 1n, time, from: '', to: '', price, hash: null }) as const

/** What a look tells of an asset that was wished for as it was `before`. */
const told = (before: Asset, now: AssetDetail) =>
  lookAtWishes(
    withAssetWish(NO_WISHES, toAssetWish(before, LOOKED)),
    { assets: new Map([[now.id, now]]), filters: new Map() },
    'me',
    NOW,
  ).news.map(({ kind, units }) => [kind, units])

const offered = newDetail({ ownerId: 'u2', price: 70n, market: 'sale', trades: [trade(LOOKED - 90_000, 5n)] })

test('a change of hands without a trade says no price: neither the one that was asked nor that of an older trade', () => {
  assert.equal(told(offered, { ...offered, ownerId: 'u9', price: null, market: null }), [['wishSold', 0n]])
  assert.equal(told(offered, { ...offered, ownerId: 'u9', price: null, market: null, trades: [] }), [['wishSold', 0n]])
})

test('a trade that the last look came too early for says its price', () => {
  for (const time of [LOOKED - 600, LOOKED + 5])
    assert.equal(told(offered, { ...offered, ownerId: 'u9', trades: [trade(time, 66n)] }), [['wishSold', 66n]])
})

test('an owner who opens an account has sold nothing', () => {
  const before = newDetail({ ownerId: '', ownerAddress: '0xb', trades: [trade(5, 66n)] })
  assert.equal(told(before, { ...before, ownerId: 'u9' }), [])
})

test('and what is not known is not written as a price of nothing', () => {
  addTexts('en', 'away', awayTexts)
  const news = newNews({ key: 'k', kind: 'wishSold', time: NOW, name: 'Frostfang' })
  assert.equal(sentences(news), ['Frostfang has another owner now', ''])
  assert.match(sentences({ ...news, units: 66n * 10n ** 18n })[1], /66 MDS/)
})

test.run()
