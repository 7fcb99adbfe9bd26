import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ActivityRecord } from '../../src/domain/activity'
import {
  isTokensText,
  MOST_TOKENS,
  nextPayment,
  readTokensText,
  type Share,
  sumOf,
  type TokenName,
  type TradedAsset,
  tokensOfAssets,
  toShares,
  toTokensText,
  type Waiting,
  withoutPaid,
} from '../../src/domain/waiting'
import { waitingLines } from '../../src/domain/waitingLines'

const test = suite('domain/waiting')

const asset = (id: string, tokenId: bigint): TradedAsset => ({ id, name: `Asset ${id}`, tokenId })
const token = (collection: 'card' | 'dragon', tokenId: bigint): TokenName => ({ collection, tokenId })
const namesOf = (shares: readonly Share[]) => shares.map((share) => share.asset?.id ?? null)

const anyToken = fc
  .tuple(fc.constantFrom('card' as const, 'dragon' as const), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }))
  .map(([collection, tokenId]): TokenName => ({ collection, tokenId }))
const anyTokens = fc.uniqueArray(anyToken, {
  selector: ({ collection, tokenId }) => `${collection} ${tokenId}`,
  maxLength: 130,
})
const anyWaiting = fc.record({
  shares: anyTokens.chain((tokens) =>
    fc.tuple(...tokens.map(() => fc.bigInt({ min: 1n, max: 10n ** 27n }))).map((units) => {
      const shares = tokens.map((one, index): Share => ({ ...one, units: units[index] ?? 1n, asset: null }))
      return shares.sort((one, other) => (one.units < other.units ? 1 : -1))
    }),
  ),
  credit: fc.bigInt({ min: 0n, max: 10n ** 27n }),
})

test('a number is asked for in both collections, each once', () => {
  assert.equal(tokensOfAssets([asset('a', 7n), asset('b', 7n), asset('c', 9n)]), [
    token('card', 7n),
    token('dragon', 7n),
    token('card', 9n),
    token('dragon', 9n),
  ])
  assert.equal(tokensOfAssets([]), [])
})

test('what is held is named by its asset, the most first, and what is not held is left out', () => {
  const assets = [asset('a', 7n), asset('b', 9n)]
  const shares = toShares(assets, tokensOfAssets(assets), [1n, 0n, 0n, 5n])
  assert.equal(
    shares.map(({ collection, tokenId, units }) => [collection, tokenId, units]),
    [
      ['dragon', 9n, 5n],
      ['card', 7n, 1n],
    ],
  )
  assert.equal(namesOf(shares), ['b', 'a'])
})

test('where two assets have one number, or one number has two shares, none is named', () => {
  const two = [asset('a', 7n), asset('b', 7n)]
  assert.equal(namesOf(toShares(two, tokensOfAssets(two), [1n, 2n])), [null, null])
  assert.equal(namesOf(toShares(two, tokensOfAssets(two), [1n, 0n])), [null])
  const one = [asset('a', 7n)]
  assert.equal(namesOf(toShares(one, tokensOfAssets(one), [1n, 2n])), [null, null])
})

test('one payment takes the credit and the largest shares, and payments go on until nothing waits', () => {
  fc.assert(
    fc.property(anyWaiting, (all) => {
      let left: Waiting = all
      let taken = 0n
      for (let count = 0; sumOf(left) > 0n; count++) {
        assert.ok(count <= 3)
        const payment = nextPayment(left)
        assert.ok(payment.shares.length <= MOST_TOKENS)
        assert.is(payment.sum + payment.rest, sumOf(left))
        assert.is(sumOf(payment), payment.sum)
        const least = payment.shares[payment.shares.length - 1]?.units ?? 0n
        for (const { units } of left.shares.slice(MOST_TOKENS)) assert.ok(units <= least)
        taken += payment.sum
        left = withoutPaid(left, payment.shares)
        assert.is(sumOf(left), payment.rest)
      }
      assert.is(taken, sumOf(all))
    }),
  )
})

test('tokens are read from an entry as they were written', () => {
  fc.assert(
    fc.property(anyTokens, (tokens) => {
      const few = tokens.slice(0, MOST_TOKENS)
      const text = toTokensText(few)
      assert.ok(isTokensText(text))
      assert.equal(readTokensText(text), few)
      assert.is(isTokensText(toTokensText(tokens)), tokens.length <= MOST_TOKENS)
    }),
  )
})

test('no other text is one of tokens', () => {
  for (const text of ['card', 'card:', 'card:7,', ',card:7', 'auction:7', 'card:x', 'card:-1', 'card:7 dragon:9'])
    assert.not(isTokensText(text), text)
  for (const value of [undefined, null, 7, [], {}]) assert.not(isTokensText(value))
})

const line = (id: string, assetsId: string, amount: bigint, type = 13): ActivityRecord => ({
  id,
  type,
  name: '',
  assetsId,
  amount,
  twoAmount: 0n,
  fee: 0n,
  coin: 'MDS',
  twoAddress: '',
  twoUserid: '',
  nftName: '',
  tokenId: '7',
  indexId: '',
  time: 0,
  hash: null,
})
const share = (id: string, units: bigint): Share => ({ ...token('card', 7n), units, asset: asset(id, 7n) })

test('the newest lines of an asset wait, as many as add up to what is held', () => {
  const lines = [line('5', 'a', 2n), line('4', 'b', 9n), line('3', 'a', 1n), line('2', 'a', 4n), line('1', 'b', 1n)]
  const waits = (...shares: Share[]) => [...waitingLines(lines, shares)]
  assert.equal(waits(), [])
  assert.equal(waits(share('a', 3n)), ['5', '3'])
  assert.equal(waits(share('a', 7n), share('b', 9n)), ['5', '4', '3', '2'])
  assert.equal(waits(share('c', 7n)), [])
})

test('only shares of trades wait, and a share that no asset is known of marks no line', () => {
  assert.equal([...waitingLines([line('1', 'a', 3n, 12)], [share('a', 3n)])], [])
  assert.equal([...waitingLines([line('1', '', 3n)], [{ ...share('a', 3n), asset: null }])], [])
})

test.run()
