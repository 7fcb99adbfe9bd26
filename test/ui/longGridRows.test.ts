import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ROWS_AHEAD, rowsInView } from '../../src/ui/longGridRows'

const test = suite('ui/longGridRows')

test('before anything is laid out a few rows are drawn, to have something to measure by', () => {
  assert.equal(rowsInView(0, 300, 640), { first: 0, last: ROWS_AHEAD * 2 })
})

test('at the top: the rows in view and some below', () => {
  assert.equal(rowsInView(300, 200, 640), { first: 0, last: 3 + ROWS_AHEAD })
})

test('a row further, one is dropped for the one that is added', () => {
  for (let top = -3000; top > -6000; top -= 7) {
    const { first, last } = rowsInView(300, top, 640)
    assert.is(last - first, 4 + 2 * ROWS_AHEAD)
    assert.ok((first + 1) * 300 < -top && (last - 1) * 300 > 640 - top, `rows ${first} to ${last} at ${top}`)
  }
})

test('in the middle: some on either side, however long the list is', () => {
  const { first, last } = rowsInView(300, -1_500_000, 640)
  assert.is(first, 5000 - ROWS_AHEAD)
  assert.ok(last - first <= 4 + 2 * ROWS_AHEAD)
})

test('a list far below the view has no rows of a negative number', () => {
  const { first, last } = rowsInView(300, 5000, 640)
  assert.is(first, 0)
  assert.is(last, 0)
})

test.run()
