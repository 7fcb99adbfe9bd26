import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { serverNow, skewOf } from '../../src/domain/clock'
import { redeemableAt, whyNotRedeem } from '../../src/domain/redemption'
import { arrivesBy, whyNotWithdraw, withdrawableAt } from '../../src/domain/withdrawal'

const test = suite('domain/times')
const NOW = 1_767_225_600

test('a withdrawal once in 24 hours, to the second', () => {
  assert.is(withdrawableAt(null), 0)
  assert.is(withdrawableAt(NOW), NOW + 86_400)
  assert.is(arrivesBy(NOW), NOW + 86_400)
  assert.is(whyNotWithdraw(NOW + 86_399, withdrawableAt(NOW)), 'withdrawTooSoon')
  assert.is(whyNotWithdraw(NOW + 86_400, withdrawableAt(NOW)), null)
  assert.is(whyNotWithdraw(NOW, withdrawableAt(null)), null)
})

test('points once in 7 days, and only if there are any', () => {
  assert.is(redeemableAt(null), 0)
  assert.is(redeemableAt(NOW), NOW + 604_800)
  assert.is(whyNotRedeem(5n, NOW + 604_799, redeemableAt(NOW)), 'redeemTooSoon')
  assert.is(whyNotRedeem(5n, NOW + 604_800, redeemableAt(NOW)), null)
  assert.is(whyNotRedeem(0n, NOW, 0), 'quantityZero')
})

test('P35: waiting times follow the server, not a phone that is a day off', () => {
  for (const offset of [-86_400, -61, 0, 3, 86_400]) {
    const deviceMs = (NOW + offset) * 1000 + 500
    const skew = skewOf(NOW, deviceMs)
    assert.is(serverNow(skew, deviceMs), NOW, `${offset}`)
  }
})

test('P35: two seconds are the way of the header, not a skew', () => {
  assert.is(skewOf(NOW, (NOW + 2) * 1000), 0)
  assert.is(skewOf(NOW, (NOW - 2) * 1000), 0)
  assert.is(skewOf(NOW, (NOW + 3) * 1000), -3)
})

test.run()
