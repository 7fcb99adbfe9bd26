import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ROWS_AHEAD, rowsInView, rowsSeen } from '../../src/ui/lists/longGridRows'

const test = suite('ui/longGridRows')

test('before anything is laid out a few rows are drawn, to have something to measure by', () => {
  assert.equal(rowsInView(0, 300, 640), { first: 0, last: 2 })
  assert.equal(rowsSeen(0, 300, 640), { first: 0, last: 2 })
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

const seen: [name: string, top: number, rows: { first: number; last: number }][] = [
  ['at the top: those that begin above the lower edge', 200, { first: 0, last: 2 }],
  ['one that begins at the edge is out of view', 40, { first: 0, last: 2 }],
  ['one pixel of a row counts', 39, { first: 0, last: 3 }],
  ['scrolled: none above the upper edge', -600, { first: 2, last: 5 }],
  ['below the view: the first ones', 5000, { first: 0, last: 2 }],
]
for (const [name, top, rows] of seen) {
  test(`rows in view alone, ${name}`, () => {
    assert.equal(rowsSeen(300, top, 640), rows)
  })
}

test.run()
