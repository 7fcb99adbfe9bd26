import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { minutesLeft } from '../../src/domain/minutesLeft'

const test = suite('domain/minutesLeft')
const NOW = 1_800_000_000

test('minutes are rounded up, so that none is left only when the time is up', () => {
  assert.is(minutesLeft(NOW + 86_400, NOW), 1_440)
  assert.is(minutesLeft(NOW + 61, NOW), 2)
  assert.is(minutesLeft(NOW + 60, NOW), 1)
  assert.is(minutesLeft(NOW + 1, NOW), 1)
  assert.is(minutesLeft(NOW, NOW), 0)
  assert.is(minutesLeft(NOW - 86_400, NOW), 0)
})

test('an end that cannot be right is none: never, below zero, in years', () => {
  assert.is(minutesLeft(0, NOW), null)
  assert.is(minutesLeft(-5, NOW), null)
  assert.is(minutesLeft(NOW + 366 * 86_400, NOW), 366 * 1_440)
  assert.is(minutesLeft(NOW + 366 * 86_400 + 1, NOW), null)
  assert.is(minutesLeft(253_402_300_799, NOW), null)
})

test.run()
