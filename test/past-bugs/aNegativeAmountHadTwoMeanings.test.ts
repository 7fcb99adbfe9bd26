import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { validateAmount } from '../../src/domain/validation/validateAmount'
import { validatePrice } from '../../src/domain/validation/validatePrice'

const test = suite('past bugs, a negative amount had two meanings')

const limits = { decimals: 18, balance: null }

test('below zero, beyond measure and unreadable are three things, of prices and of amounts', () => {
  for (const validate of [validateAmount, validatePrice]) {
    assert.is(validate('-5', limits), 'amountNegative')
    assert.is(validate('9'.repeat(40), limits), 'amountTooLarge')
    assert.is(validate('five', limits), 'amountWrong')
    assert.is(validate('1.000', limits), 'amountWrong')
  }
})

test('a price of nothing is a price, not a quantity', () => {
  assert.is(validatePrice('0', limits), 'priceZero')
  assert.is(validateAmount('0', limits), 'quantityZero')
})

test.run()
