import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { saleSplit } from '../../src/domain/bid'
import { exchangeOf, figuresOf, type Reckoned } from '../../src/domain/exchange'
import { factsOf } from '../../src/domain/moneyFacts'
import { MONEY_KINDS, type MoneyKind } from '../../src/domain/moneyKinds'

const test = suite('domain/exchange')

test('no two actions are drawn alike', () => {
  const drawn = MONEY_KINDS.map((kind) => JSON.stringify(exchangeOf(kind)))
  assert.is(new Set(drawn).size, MONEY_KINDS.length)
})

test('what is paid leaves as a coin, and what the facts say of the token is what moves', () => {
  for (const kind of MONEY_KINDS) {
    const { leaves, comes } = exchangeOf(kind)
    const { pays, token } = factsOf(kind)
    assert.is(pays, leaves.what === 'coin' && kind !== 'payout', kind)
    if (token === 'made') assert.ok(comes.what === 'newCard' || comes.what === 'egg', kind)
    if (token === 'given') assert.is(leaves.what, 'asset', kind)
  }
})

const KNOWN: Reckoned = { units: 200n, price: 100n, saleFeeBps: 250 }
const FIGURES: Record<MoneyKind, [bigint | null, bigint | null]> = {
  // 2.5 % of 200 is the fee.
  sell: [null, 195n],
  // The first bid is 222, of which 6, 2 and 2 go elsewhere.
  auctionStart: [null, 212n],
  cancel: [100n, null],
  takeOff: [100n, null],
  priceChange: [100n, 200n],
  buy: [200n, null],
  bid: [200n, null],
  mint: [200n, null],
  hatch: [200n, null],
  activateAccount: [200n, null],
  activateAsset: [200n, null],
  payout: [200n, 200n],
  topUp: [200n, 200n],
  deposit: [200n, null],
  claim: [200n, null],
  auctionWithdraw: [200n, null],
}

for (const kind of MONEY_KINDS) {
  test(`${kind}: the figures of both sides`, () => {
    assert.equal(figuresOf(kind, KNOWN), FIGURES[kind])
  })
}

test('of a sale comes nothing as long as price or fee is unknown, and of an auction nothing without a price', () => {
  assert.equal(figuresOf('sell', { ...KNOWN, units: null }), [null, null])
  assert.equal(figuresOf('sell', { ...KNOWN, saleFeeBps: null }), [null, null])
  assert.equal(figuresOf('auctionStart', { ...KNOWN, units: null }), [null, null])
})

test('of a sale comes the price without its fee, to the last unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 10_000 }), (units, saleFeeBps) => {
      const [, seller] = figuresOf('sell', { units, price: null, saleFeeBps })
      assert.is((seller ?? -1n) + saleSplit(units, saleFeeBps).fee, units)
    }),
  )
})

test.run()
