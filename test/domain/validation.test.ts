import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { minimumBid } from '../../src/domain/bid'
import { toDecimal } from '../../src/domain/money'
import { validateAmount } from '../../src/domain/validation/validateAmount'
import { validateArea } from '../../src/domain/validation/validateArea'
import { validateBid } from '../../src/domain/validation/validateBid'
import { validateCode } from '../../src/domain/validation/validateCode'
import { validateEmail } from '../../src/domain/validation/validateEmail'
import { toMobile, validateMobile } from '../../src/domain/validation/validateMobile'
import { validateNickname } from '../../src/domain/validation/validateNickname'
import { validatePassword, validatePasswordAgain } from '../../src/domain/validation/validatePassword'
import { validatePrice } from '../../src/domain/validation/validatePrice'
import type { ErrorKey } from '../../src/errors'

const test = suite('domain/validation')

type Table = readonly (readonly [typed: string, expected: ErrorKey | null])[]
function table(name: string, validate: (typed: string) => ErrorKey | null, rows: Table): void {
  for (const [typed, expected] of rows) {
    const shown = typed.length > 40 ? `${typed.slice(0, 40)}… (${typed.length})` : typed
    test(`${name} ${JSON.stringify(shown)}: ${expected ?? 'fine'}`, () => assert.is(validate(typed), expected))
  }
}

table('nickname', (typed) => validateNickname(typed, 'Alice é'), [
  ['Bob', null],
  ['王小明王小明王小明王', null],
  ['王小明王小明王小明王小', 'tooLong'],
  ['🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉', null],
  ['🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉', 'tooLong'],
  ['  ten  chars ', null],
  ['नमस्ते', null],
  ['Alice é', 'nicknameSame'],
  ['Ａｌｉｃｅ é', 'nicknameSame'],
  [' Alice  e\u0301 ', 'nicknameSame'],
  ['alice é', null],
  ['', 'required'],
  [' \u3000 ', 'required'],
  ['a\u202eb', 'textForbidden'],
  ['a\u200bb', 'textForbidden'],
  ['\u3164', 'textForbidden'],
  ['a\ud800', 'textForbidden'],
  ['a\nb', 'textForbidden'],
  [`Z${'\u0336'.repeat(9)}`, 'textForbidden'],
  ['<b>x</b>', null],
])

test('a nickname of any text: one of five outcomes, and a fine one fits', () => {
  const outcomes = [null, 'required', 'tooLong', 'textForbidden', 'nicknameSame']
  const holds = fc.property(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ maxLength: 10 }),
    (typed, old) => {
      const outcome = validateNickname(typed, old)
      return outcomes.includes(outcome) && (outcome !== null || [...typed.normalize('NFC').trim()].length > 0)
    },
  )
  fc.assert(holds, { numRuns: 100_000 })
})

table('password', validatePassword, [
  ['', 'required'],
  ['12345', 'passwordShort'],
  ['123456', null],
  ['1 2 3 4 5', 'passwordShort'],
  ['1 2 3 4 5 6', null],
  ['      ', 'passwordShort'],
  ['12345\u3000', 'passwordShort'],
  ['12345\u00a0', 'passwordShort'],
  ['🐉🐉🐉', 'passwordShort'],
  ['🐉🐉🐉🐉🐉🐉', null],
  ['密碼密碼密碼', null],
])

test('a password counts without its spaces', () => {
  const holds = fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (typed) => {
    const count = [...typed.replace(/\s/gu, '')].length
    return (validatePassword(typed) === null) === count >= 6
  })
  fc.assert(holds, { numRuns: 100_000 })
})

test('the password typed again has to be the same to the letter', () => {
  assert.is(validatePasswordAgain('secret é', 'secret é'), null)
  assert.is(validatePasswordAgain('secret', 'secret '), 'passwordMismatch')
  assert.is(validatePasswordAgain('secret', ''), 'passwordMismatch')
})

table('code', validateCode, [
  ['', 'codeRequired'],
  ['  ', 'codeRequired'],
  ['123456', null],
  [' 123456 ', null],
  ['1234', null],
  ['123', 'codeWrong'],
  ['123456789', 'codeWrong'],
  ['12a456', 'codeWrong'],
  ['１２３４５６', 'codeWrong'],
])

table('mobile', validateMobile, [
  ['', 'required'],
  ['912345678', null],
  ['0912-345-678', null],
  ['138 1234 5678', null],
  ['(02) 1234567', null],
  ['12345', 'mobileWrong'],
  ['1234567890123', 'mobileWrong'],
  ['+886912345678', 'mobileWrong'],
  ['91234567a', 'mobileWrong'],
  ['000000', 'mobileWrong'],
  ['９１２３４５６７８', 'mobileWrong'],
])
test('a mobile number is sent as its digits', () => assert.is(toMobile(' 0912-345 678'), '912345678'))

table('email', validateEmail, [
  ['', 'required'],
  ['alice@example.test', null],
  [' alice@example.test ', null],
  ['a.b+c@sub.example.co', null],
  ['a@xn--fiq228c.xn--fiqs8s', null],
  ['alice', 'emailWrong'],
  ['@example.test', 'emailWrong'],
  ['alice@', 'emailWrong'],
  ['alice@example', 'emailWrong'],
  ['alice@example.', 'emailWrong'],
  ['alice@.test', 'emailWrong'],
  ['alice@-a.test', 'emailWrong'],
  ['a@b@example.test', 'emailWrong'],
  ['a b@example.test', 'emailWrong'],
  ['a@example.1', 'emailWrong'],
  ['"a"@example.test', 'emailWrong'],
  ['a@exam ple.test', 'emailWrong'],
  [`${'a'.repeat(65)}@example.test`, 'emailWrong'],
  [`a@${'b'.repeat(64)}.test`, 'emailWrong'],
  [`a@${'b.'.repeat(150)}test`, 'emailWrong'],
  [`a@${'a.'.repeat(50_000)}`, 'emailWrong'],
  [`a@${'a-'.repeat(50_000)}`, 'emailWrong'],
])

table('area', validateArea, [
  ['886', null],
  ['1', null],
  ['62', null],
  ['', 'areaCodeRequired'],
  ['999', 'areaCodeRequired'],
  ['+886', 'areaCodeRequired'],
])
test('no area chosen', () => assert.is(validateArea(null), 'areaCodeRequired'))

const limits = { decimals: 6, balance: 10_000_000n, minimum: 1_000_000n }
table('amount', (typed) => validateAmount(typed, limits), [
  ['', 'required'],
  [' ', 'required'],
  ['0', 'quantityZero'],
  ['0.000000', 'quantityZero'],
  ['0.999999', 'belowMinimum'],
  ['1', null],
  ['10', null],
  ['１０', null],
  ['10.000001', 'insufficient'],
  ['99999999999999999999999999999999999999999999', 'amountTooLarge'],
  ['1.0000001', 'tooManyDecimals'],
  ['-1', 'amountNegative'],
  [' − １', 'amountNegative'],
  ['-0', 'quantityZero'],
  ['--1', 'amountWrong'],
  ['-', 'amountWrong'],
  ['1.000', 'amountWrong'],
  ['1e1', 'amountWrong'],
])
test('the fee on top has to fit too', () => {
  assert.is(validateAmount('9', { ...limits, fee: 1_000_000n }), null)
  assert.is(validateAmount('9.5', { ...limits, fee: 1_000_000n }), 'insufficientWithFee')
})

const WHOLE = 10n ** 18n
const prices = { decimals: 18, minimum: WHOLE, maximum: 100n * WHOLE, present: 7n * WHOLE }
table('price', (typed) => validatePrice(typed, prices), [
  ['', 'priceRequired'],
  ['0', 'priceZero'],
  ['-5', 'amountNegative'],
  ['7', 'priceSame'],
  ['0.5', 'belowMinimum'],
  ['1', null],
  ['12,5', null],
  ['100', null],
  ['100.000000000000000001', 'aboveMaximum'],
  ['x', 'amountWrong'],
  ['1.0000000000000000001', 'tooManyDecimals'],
  ['1'.repeat(60), 'amountTooLarge'],
])

table('bid', (typed) => validateBid(typed, { decimals: 2, price: 1000n, balance: 2000n }), [
  ['', 'priceRequired'],
  ['0', 'bidTooLow'],
  ['11.09', 'bidTooLow'],
  ['11.1', null],
  ['11.10', null],
  ['20', null],
  ['20.01', 'insufficient'],
  ['x', 'amountWrong'],
])
test('a bid without a known balance is only held to the minimum', () => {
  assert.is(validateBid('5000', { decimals: 2, price: 1000n, balance: null }), null)
})

test('the lowest bid typed out is accepted, one unit less is not', () => {
  const holds = fc.property(fc.bigInt({ min: 2n, max: 10n ** 30n }), (price) => {
    // Zeros behind keep a fraction of three digits from being read as thousands.
    const at = (bid: bigint) => {
      const typed = toDecimal(bid, 18)
      return validateBid(typed.includes('.') ? `${typed}000` : typed, { decimals: 18, price, balance: null })
    }
    const minimum = minimumBid(price)
    return at(minimum) === null && at(minimum - 1n) === 'bidTooLow'
  })
  fc.assert(holds, { numRuns: 20_000 })
})

test.run()
