import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatAmount } from '../../src/domain/formatAmount'
import { padFraction } from '../../src/domain/padFraction'

const test = suite('domain/padFraction')

for (const [amount, digits, point, expected] of [
  ['0', 2, '.', '0.00'],
  ['164.1', 2, '.', '164.10'],
  ['47.86', 2, '.', '47.86'],
  ['47.867', 2, '.', '47.867'],
  ['1.234', 2, ',', '1.234,00'],
  ['1.234,5', 2, ',', '1.234,50'],
  ['<0.01', 2, '.', '<0.01'],
  ['7', 0, '.', '7'],
] as const)
  test(`${amount} to ${digits} digits`, () => {
    assert.is(padFraction(amount, digits, point), expected)
  })

test('cut and padded amounts of any size have their points at the same place from the right', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (units) => {
      const text = padFraction(formatAmount(units, 18, 'en', { maxFraction: 2 }), 2, '.')
      assert.is(text.length - text.lastIndexOf('.'), 3)
    }),
  )
})

test.run()
