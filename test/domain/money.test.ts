import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toDecimal, toUnits } from '../../src/domain/money'
import { AppError } from '../../src/errors'

const test = suite('domain/money')

const keyOf = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error instanceof AppError ? error.key : error
  }
}

const GOOD: [string, number, bigint][] = [
  ['0', 18, 0n],
  ['1', 0, 1n],
  ['1', 6, 1_000_000n],
  ['1.5', 6, 1_500_000n],
  ['1.500000000', 6, 1_500_000n],
  ['0.000001', 6, 1n],
  ['007', 2, 700n],
  ['123456789012345678901234567890.123456789012345678', 18, 123456789012345678901234567890123456789012345678n],
]
for (const [text, decimals, units] of GOOD) {
  test(`${text} with ${decimals} decimals`, () => assert.is(toUnits(text, decimals), units))
}

const ODD = [
  '',
  ' ',
  '.',
  '.5',
  '5.',
  '1,5',
  '1.2.3',
  '-1',
  '+1',
  '1e5',
  '1E5',
  '0x10',
  '0b1',
  '0o7',
  '1_000',
  ' 1',
  '1 ',
]
const ODDER = [
  '１',
  '1\u202e',
  '\u200b1',
  '١',
  'NaN',
  'Infinity',
  '∞',
  '½',
  '1\n',
  '\ufeff1',
  '1n',
  '9'.repeat(79),
  `1.${'1'.repeat(79)}`,
]
for (const text of [...ODD, ...ODDER]) {
  test(`refused: ${JSON.stringify(text)}`, () =>
    assert.is(
      keyOf(() => toUnits(text, 18)),
      'amountWrong',
    ))
}

test('more decimals than the coin has are refused, unless zeros', () => {
  assert.is(
    keyOf(() => toUnits('1.0000001', 6)),
    'tooManyDecimals',
  )
  assert.is(
    keyOf(() => toUnits('1.5', 0)),
    'tooManyDecimals',
  )
  assert.is(toUnits('1.0', 0), 1n)
})

test('below zero comes out with its sign', () => {
  assert.is(toDecimal(-1_500_000n, 6), '-1.5')
  assert.is(toDecimal(-1n, 18), '-0.000000000000000001')
})

const decimals = fc.integer({ min: 0, max: 18 })
const units = fc.bigInt({ min: 0n, max: 10n ** 40n })

test('there and back is the same', () => {
  const holds = fc.property(units, decimals, (amount, count) => toUnits(toDecimal(amount, count), count) === amount)
  fc.assert(holds, { numRuns: 100_000 })
})

test('the text is the shortest one', () => {
  const holds = fc.property(units, decimals, (amount, count) =>
    /^(0|[1-9]\d*)(\.\d*[1-9])?$/.test(toDecimal(amount, count)),
  )
  fc.assert(holds, { numRuns: 20_000 })
})

test('the order of amounts is the order of their texts in units', () => {
  const holds = fc.property(units, units, decimals, (one, other, count) => {
    const [a, b] = [toUnits(toDecimal(one, count), count), toUnits(toDecimal(other, count), count)]
    return one < other === a < b
  })
  fc.assert(holds, { numRuns: 20_000 })
})

test.run()
