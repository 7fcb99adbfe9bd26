import '../support/config'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gasAfterAllowance } from '../../src/domain/gasAfterAllowance'
import type { JournalEntry } from '../../src/domain/journal'
import { APPROVAL, factsOf } from '../../src/domain/moneyFacts'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'
import { isCredibleGas, roundUp, usualFee, withMargin } from '../../src/domain/networkFee'

const test = suite('domain/networkFee')

for (const [units, rounded] of [
  [0n, 0n],
  [7n, 7n],
  [99n, 99n],
  [100n, 100n],
  [101n, 110n],
  [991n, 1000n],
  [30_000_000_000_001n, 31_000_000_000_000n],
] as const)
  test(`${units} is rounded up to ${rounded}`, () => assert.is(roundUp(units), rounded))

test('never less, less than a tenth more, and of two digits', () =>
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (units) => {
      const rounded = roundUp(units)
      assert.ok(rounded >= units && (rounded - units) * 10n < units)
      assert.match(String(rounded), /^\d\d?0*$/)
    }),
  ))

test('a claim is sent by the game', () => assert.is(usualFee('claim', 10n ** 9n), null))

test('a sale at 0.05 gwei', () => assert.is(usualFee('sell', 50_000_000n), 4_000_000_000_000n))

for (const [kind, price, gas] of [
  ['buy', '6', 168_000n],
  ['mint', '6', 180_000n],
  ['auctionStart', '6', 186_000n],
  ['auctionStart', '0', 186_000n],
  ['bid', '6', 252_000n],
  // What may be taken for bids is taken back, and no bid follows.
  ['bid', '0', 0n],
  ['sell', '6', 96_000n],
  ['claim', '6', 0n],
] as const)
  test(`${kind} at ${price}: ${gas} gas is to be there beside the approval's`, () =>
    assert.is(gasAfterAllowance({ kind, payload: { price } as JournalEntry['payload'] }), gas))

for (const kind of MONEY_KINDS.filter((each) => factsOf(each).allows))
  test(`${kind}: what the review wants is no less than what is wanted at the approval and after it`, () => {
    const after = gasAfterAllowance({ kind, payload: { price: '1' } as JournalEntry['payload'] })
    assert.is(withMargin(APPROVAL) + after, withMargin(factsOf(kind).usualGas ?? 0n))
  })

for (const kind of MONEY_KINDS) {
  const { usualGas } = factsOf(kind)
  if (usualGas === null) {
    test(`${kind}: the game sends it, so no gas is right`, () => assert.not(isCredibleGas(kind, 21_000n)))
    continue
  }
  test(`${kind}: what it usually takes can be right, and several times as much; nothing, next to nothing and a fortune cannot`, () => {
    for (const gas of [21_000n, usualGas, 3n * usualGas, 10n * usualGas]) assert.ok(isCredibleGas(kind, gas), `${gas}`)
    for (const gas of [-1n, 0n, 1n, 20_999n, 10n * usualGas + 1n, 2n ** 60n, 2n ** 256n])
      assert.not(isCredibleGas(kind, gas), `${gas}`)
  })
}

test.run()
