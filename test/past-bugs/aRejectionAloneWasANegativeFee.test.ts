import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ActivityRecord } from '../../src/domain/activity'
import { bookedLines, toBook } from '../../src/domain/book'
import { newRecord } from '../screens/support/activityRecord'

/** The book is read from the newest line: the rejection comes first, its withdrawal perhaps only at "read on". */
const test = suite('past bug: a rejected withdrawal whose first line was not read was a negative fee')

const line = (id: string, type: number, time: number, change: Partial<ActivityRecord> = {}) =>
  newRecord({ id, type, time, amount: 20n, fee: 1n, twoAmount: 0n, coin: 'MDS', assetsId: '', ...change })
const charged = (lines: ActivityRecord[]) => toBook(bookedLines(lines), 'MDS', () => 'm').total.charged

test('a rejection alone gives nothing back', () => {
  assert.is(charged([line('no', 8, 2)]), 0n)
  assert.equal(bookedLines([line('no', 8, 2)]), [])
})

test('with its withdrawal nothing was charged', () => assert.is(charged([line('no', 8, 2), line('asked', 7, 1)]), 0n))

test('another withdrawal, which was approved, is still charged', () => {
  const approved = [line('yes', 8, 4, { twoAmount: 20n }), line('asked', 7, 3)]
  assert.is(charged([...approved, line('no', 8, 2)]), 1n)
})

test.run()
