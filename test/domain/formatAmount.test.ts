import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatAmount } from '../../src/domain/formatAmount'
import { parseAmount } from '../../src/domain/parseAmount'
import { AppError, type ErrorKey } from '../../src/errors'

const test = suite('domain/formatAmount')

const TABLE: [bigint, number, string, number | undefined, string][] = [
  [0n, 18, 'en', undefined, '0'],
  [1_234_567_000_000n, 6, 'en', undefined, '1,234,567'],
  [1_234_567_890_000n, 6, 'en', undefined, '1,234,567.89'],
  [1_234_567_890_000n, 6, 'id', undefined, '1.234.567,89'],
  [1_234_567_890_000n, 6, 'zh-TW', undefined, '1,234,567.89'],
  [999_999_999n, 6, 'en', 2, '999.99'],
  [1_999_999n, 6, 'en', 0, '1'],
  [1n, 18, 'en', 4, '<0.0001'],
  [1n, 18, 'id', 4, '<0,0001'],
  [1n, 18, 'en', 0, '<1'],
  [-1n, 18, 'en', 2, '>-0.01'],
  [-1_500n, 3, 'en', undefined, '-1.5'],
  [100_010_000n, 6, 'en', 3, '100.01'],
  [1_000n, 0, 'en', undefined, '1,000'],
  [10n ** 40n, 18, 'en', 2, '10,000,000,000,000,000,000,000'],
  [9_007_199_254_740_993n, 0, 'en', undefined, '9,007,199,254,740,993'],
]
for (const [units, decimals, locale, maxFraction, expected] of TABLE) {
  test(`${units} / 10^${decimals} in ${locale} is ${expected}`, () => {
    assert.is(formatAmount(units, decimals, locale, maxFraction === undefined ? {} : { maxFraction }), expected)
  })
}

test('agrees with Intl where Intl is exact', () => {
  const holds = fc.property(
    fc.integer({ min: 0, max: 10 ** 12 }),
    fc.constantFrom('en', 'id', 'zh-TW'),
    (cents, locale) =>
      formatAmount(BigInt(cents), 2, locale) ===
      new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(cents / 100),
  )
  fc.assert(holds, { numRuns: 3000 })
})

test('never shows more than there is', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })
  const holds = fc.property(
    amount,
    fc.integer({ min: 0, max: 18 }),
    fc.integer({ min: 0, max: 18 }),
    (units, decimals, maxFraction) => {
      const shown = formatAmount(units, decimals, 'en', { maxFraction })
      if (shown.startsWith('<')) return true
      const [whole = '', fraction = ''] = shown.replace(/,/g, '').split('.')
      const back = BigInt(whole + fraction.padEnd(18, '0')) // in 10^-18
      return back <= units * 10n ** BigInt(18 - decimals) && fraction.length <= maxFraction
    },
  )
  fc.assert(holds, { numRuns: 20_000 })
})

const typedKey = (typed: string, decimals = 6): bigint | ErrorKey => {
  try {
    return parseAmount(typed, decimals)
  } catch (error) {
    if (error instanceof AppError) return error.key
    throw error
  }
}

const TYPED: [string, bigint | ErrorKey][] = [
  ['12', 12_000_000n],
  [' 12 ', 12_000_000n],
  ['\u3000１２．５\u3000', 12_500_000n],
  ['１，５', 1_500_000n],
  ['1。5', 1_500_000n],
  ['1.5', 1_500_000n],
  ['1,5', 1_500_000n],
  ['0.125', 125_000n],
  ['0,125', 125_000n],
  ['1234.567', 1_234_567_000n],
  ['1.0000', 1_000_000n],
  ['1,234.56', 1_234_560_000n],
  ['1.234,56', 1_234_560_000n],
  ['1,234,567', 1_234_567_000_000n],
  ['1.234.567', 1_234_567_000_000n],
  ['1,234,567.891', 1_234_567_891_000n],
  ['1.000', 'amountWrong'],
  ['1,000', 'amountWrong'],
  ['999.999', 'amountWrong'],
  ['12,345', 'amountWrong'],
  ['1,23,456', 'amountWrong'],
  ['1,234,56', 'amountWrong'],
  ['1,234.567.8', 'amountWrong'],
  ['1.234.567,8.9', 'amountWrong'],
  ['0,123,456', 'amountWrong'],
  ['1,234 .5', 'amountWrong'],
  ['1 000', 'amountWrong'],
  ['', 'amountWrong'],
  ['.', 'amountWrong'],
  ['.5', 'amountWrong'],
  ['5.', 'amountWrong'],
  ['-1', 'amountWrong'],
  ['+1', 'amountWrong'],
  ['1e5', 'amountWrong'],
  ['0x10', 'amountWrong'],
  ['1\u202e2', 'amountWrong'],
  ['1\u200b2', 'amountWrong'],
  ['١٢', 'amountWrong'],
  ["1'000", 'amountWrong'],
  ['1..5', 'amountWrong'],
  ['abc', 'amountWrong'],
  ['1.1234567', 'tooManyDecimals'],
]
for (const [typed, expected] of TYPED)
  test(`P34: typed ${JSON.stringify(typed)} is ${expected}`, () => assert.is(typedKey(typed), expected))

test('P34: what is shown can be typed, or is refused as ambiguous, and never means another amount', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 24n })
  const holds = fc.property(amount, fc.constantFrom('en', 'id', 'zh-TW'), (units, locale) => {
    const shown = formatAmount(units, 6, locale)
    const typed = typedKey(shown)
    return typed === units || (typed === 'amountWrong' && /^\d{1,3}[.,]\d{3}$/.test(shown))
  })
  fc.assert(holds, { numRuns: 20_000 })
})

test('P34: any text is an amount or one of two refusals', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^[\d.,]{0,12}$/))
  const holds = fc.property(text, (typed) => ['bigint', 'string'].includes(typeof typedKey(typed)))
  fc.assert(holds, { numRuns: 20_000 })
})

test.run()
