import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { afterLook, LATE_SECONDS, type Look } from '../../src/domain/away'
import { newRecord } from '../screens/support/activityRecord'

const test = suite('past bug: a line with a time to come ended all news of an absence')

const NOW = 1_800_000_000
const sold = (id: string, time: number) => newRecord({ id, type: 4, time, amount: 5n, twoAmount: 5n })
const look = (now: number, ...lines: Look['lines']): Look => ({
  ...{ now, lines, isCut: false, takeBack: null, points: null, activated: null },
})
const ids = (kept: ReturnType<typeof afterLook>) => kept.news.map(({ key }) => key).sort()

test('what happens after it is told, and it is told once', () => {
  const wrong = sold('wrong', NOW + 10 * 365 * 86_400)
  const noted = afterLook(null, look(NOW, sold('old', NOW - 9000)))
  const first = afterLook(noted, look(NOW + 10, wrong, sold('one', NOW + 5), sold('old', NOW - 9000)))
  assert.equal(ids(first), ['line one', 'line wrong'])
  const shown = { ...first, news: [] }
  const later = NOW + LATE_SECONDS * 3
  const second = afterLook(shown, look(later, wrong, sold('two', later - 5), sold('one', NOW + 5)))
  assert.equal(ids(second), ['line two'])
})

test('where the phone’s clock is years behind, each line is still told once', () => {
  const noted = afterLook(null, look(1_000_000, sold('old', NOW - 9000)))
  const first = afterLook(noted, look(1_000_010, sold('one', NOW), sold('old', NOW - 9000)))
  assert.equal(ids(first), ['line one'])
  assert.ok(first.until > NOW - LATE_SECONDS - 1)
})

test.run()
