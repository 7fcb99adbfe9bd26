import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cutToAddUp } from '../../src/domain/cutToAddUp'

const test = suite('domain/cutToAddUp')

const CASES: ReadonlyArray<[what: string, amounts: bigint[], shown: bigint[]]> = [
  ['what needs no cut stays', [300n, -200n], [300n, -200n]],
  ['the larger remainder is raised', [53_279n, -53_010n, 5n], [53_280n, -53_010n, 0n]],
  ['a sum below nothing is cut towards nothing', [-37_316n], [-37_310n]],
  ['in and out', [532_796n, -530_107n], [532_790n, -530_110n]],
  ['three thirds are one', [3n, 3n, 4n], [0n, 0n, 10n]],
  ['nothing stays nothing', [0n, 9n, 0n], [0n, 0n, 0n]],
  ['none', [], []],
]
for (const [what, amounts, shown] of CASES) test(what, () => assert.equal(cutToAddUp(amounts, 10n), shown))

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((before, units) => before + units, 0n)
const sizeOf = (units: bigint): bigint => (units < 0n ? -units : units)
const amounts = fc.array(fc.oneof(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(-30n, 30n), fc.constant(0n)))
const step = fc.constantFrom(1n, 10n, 10n ** 16n)

test('what is shown adds up, in whole steps, and no amount moves by one', () =>
  fc.assert(
    fc.property(amounts, step, fc.boolean(), (all, by, isRaised) => {
      const own = (sumOf(all) / by) * by
      const above = isRaised && own < sumOf(all) ? own + by : own
      const shown = cutToAddUp(all, by, above)
      assert.is(sumOf(shown), above)
      assert.is(shown.length, all.length)
      for (const [index, units] of shown.entries()) {
        assert.is(units % by, 0n)
        const moved = sizeOf(units - (all[index] ?? 0n))
        assert.ok(moved < by, `${all[index]} became ${units}`)
      }
    }),
  ))

test.run()
