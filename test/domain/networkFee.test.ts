import '../support/config'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { roundUp, usualFee } from '../../src/domain/networkFee'

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

test.run()
