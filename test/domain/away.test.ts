import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ActivityRecord } from '../../src/domain/activity'
import {
  afterLook,
  edgeOf,
  type Kept,
  LATE_SECONDS,
  type Look,
  MOST_NEWS,
  withNews,
  withoutNews,
} from '../../src/domain/away'
import { isKept } from '../../src/domain/isKeptAway'
import { newNews, newsOf } from '../../src/domain/news'
import { newRecord } from '../screens/support/activityRecord'
import { newAsset } from '../screens/support/asset'

const test = suite('domain/away')

const NOW = 1_800_000_000
const newLook = (change: Partial<Look> = {}): Look => ({
  now: NOW,
  lines: [],
  isCut: false,
  takeBack: null,
  points: null,
  activated: null,
  ...change,
})
const sale = (id: string, time: number): ActivityRecord => newRecord({ id, type: 4, time })
const keysOf = ({ news }: Kept) => news.map(({ key }) => key)
/** What is kept after these looks, one after the other, none of them shown. */
const after = (...looks: Partial<Look>[]): Kept => {
  let kept: Kept | null = null
  for (const look of looks) kept = afterLook(kept, newLook(look))
  if (!kept) throw new Error('no look')
  return kept
}

const LINES: ReadonlyArray<[what: string, record: Partial<ActivityRecord>, news: object | null]> = [
  [
    'a sale, by what the seller received',
    { type: 4, amount: 100n, twoAmount: 95n },
    { kind: 'sold', units: 95n, price: 100n },
  ],
  ['a sale without its share, by its price', { type: 4, amount: 100n }, { kind: 'sold', units: 100n, price: 100n }],
  ['a higher bid', { type: 25, amount: 222n, twoAmount: 210n }, { kind: 'outbid', units: 210n, price: 222n }],
  ['a share of a trade', { type: 13, amount: 2n }, { kind: 'share', units: 2n }],
  ['an approved withdrawal of each pair', { type: 53, amount: 20n, twoAmount: 20n }, { kind: 'approved', units: 20n }],
  ['a rejected one, with the fee that comes back', { type: 8, amount: 20n, fee: 1n }, { kind: 'rejected', units: 21n }],
  ['nothing that the player did', { type: 3 }, null],
  ['nothing of a type that nobody knows', { type: 99 }, null],
]
for (const [what, record, expected] of LINES)
  test(`a line tells of ${what}`, () => {
    const news = newsOf(newRecord({ id: '7', twoAmount: 0n, fee: 0n, ...record }))
    if (!expected) assert.is(news, null)
    else for (const [field, value] of Object.entries(expected)) assert.equal(Object(news)[field], value, field)
    if (news) assert.is(news.key, 'line 7')
  })

test('the first look only notes how things are', () => {
  const kept = after({
    lines: [sale('1', NOW)],
    takeBack: [newAsset()],
    points: { units: 5n, redeemableAt: 0 },
    activated: 3,
  })
  assert.equal([kept.news, kept.isPart], [[], false])
  assert.equal(kept.told, ['takeBack 12 0', 'points 0'])
})

test('a look ends at the line before which all was read; the first where late lines end', () => {
  assert.is(edgeOf(null, NOW), NOW - LATE_SECONDS)
  assert.is(edgeOf(after({ lines: [sale('1', NOW - 9)] }), NOW), NOW - 9 - LATE_SECONDS)
})

test('a line that comes late, behind one that was read, is not missed', () => {
  const kept = after({ lines: [sale('1', NOW)] }, { lines: [sale('1', NOW), sale('late', NOW - LATE_SECONDS)] })
  assert.equal(keysOf(kept), ['line late'])
})

test('what was shown is not shown again, however often it is read', () => {
  const look = { lines: [sale('2', NOW + 5), sale('1', NOW)] }
  const kept = withoutNews(after({ lines: [sale('1', NOW)] }, look))
  assert.equal(keysOf(afterLook(kept, newLook(look))), [])
})

test('what was found and not shown stays, newest first', () => {
  const kept = after({}, { lines: [sale('1', NOW)] }, { lines: [sale('2', NOW + 1), sale('1', NOW)] })
  assert.equal(keysOf(kept), ['line 2', 'line 1'])
})

test('a line that is on two pages counts once', () => {
  assert.equal(keysOf(after({}, { lines: [sale('1', NOW), sale('1', NOW)] })), ['line 1'])
})

test('lines that were passed over are said, and are no news the next time', () => {
  const kept = after({ lines: [sale('1', NOW - 9000)] }, { lines: [sale('9', NOW), sale('8', NOW - 10)], isCut: true })
  assert.equal([keysOf(kept), kept.isPart], [['line 9', 'line 8'], true])
  const shown = withoutNews(kept)
  assert.is(shown.isPart, false)
  assert.equal(keysOf(afterLook(shown, newLook({ lines: [sale('9', NOW), sale('5', NOW - 20)] }))), [])
})

test('a state is told once, and again when it came anew', () => {
  const asset = newAsset({ id: '5', listedAt: 40 })
  const first = after({}, { takeBack: [asset], points: { units: 5n, redeemableAt: NOW } })
  assert.equal(keysOf(first), ['takeBack 5 40', `points ${NOW}`])
  const next = afterLook(withoutNews(first), newLook({ takeBack: [asset], points: { units: 9n, redeemableAt: NOW } }))
  assert.equal(keysOf(next), [])
  assert.equal(keysOf(afterLook(next, newLook({ takeBack: [{ ...asset, listedAt: 41 }] }))), ['takeBack 5 41'])
})

test('points that are none, or not yet, are no news', () => {
  const kept = after({}, { points: { units: 0n, redeemableAt: 0 } }, { points: { units: 5n, redeemableAt: NOW + 1 } })
  assert.equal(keysOf(kept), [])
})

test('friends who were activated bring as many tickets; what was not read changes nothing', () => {
  const kept = after({ activated: 2 }, { activated: null }, { activated: 5 }, { activated: 4 })
  assert.equal(
    kept.news.map(({ key, units }) => [key, units]),
    [['tickets 5', 3n]],
  )
  assert.equal(after({}, { activated: 5 }).news, [])
})

test('no more news are kept than can be shown, and it is said', () => {
  const lines = Array.from({ length: MOST_NEWS + 1 }, (_, index) => sale(String(index), NOW + index))
  const kept = after({}, { lines })
  assert.equal([kept.news.length, kept.isPart, kept.news[0]?.key], [MOST_NEWS, true, `line ${MOST_NEWS}`])
})

test('the same news twice are one', () => {
  const news = newNews({ key: 'wish 1', kind: 'cheaper', time: NOW })
  assert.is(withNews(withNews(after({}), [news]), [news]).news.length, 1)
})

test('what is kept comes back whole, and anything else counts as nothing', () => {
  const kept = after({}, { lines: [sale('1', NOW)], activated: 1 })
  assert.is(isKept(kept), true)
  const [news] = kept.news
  for (const damaged of [
    null,
    'text',
    [],
    { ...kept, until: -1 },
    { ...kept, lines: [{ id: 1, time: NOW }] },
    { ...kept, told: [1] },
    { ...kept, told: null },
    { ...kept, activated: '1' },
    { ...kept, isPart: 1 },
    { ...kept, news: [null] },
    { ...kept, news: [{ ...news, kind: 'constructor' }] },
    { ...kept, news: [{ ...news, coin: 'DOGE' }] },
    { ...kept, news: [{ ...news, units: 1 }] },
    { ...kept, news: [{ ...news, price: null }] },
    { ...kept, news: [{ ...news, name: 1 }] },
  ])
    assert.is(
      isKept(damaged),
      false,
      JSON.stringify(damaged, (_, value) => String(value)),
    )
})

/** Lines that come with their time or up to half an hour late, and moments at which the player looks, and is shown. */
const story = fc.array(
  fc.oneof(
    fc.record({ comes: fc.integer({ min: 0, max: LATE_SECONDS }), type: fc.constantFrom(4, 25, 13, 3) }),
    fc.record({ isShown: fc.boolean() }),
  ),
  { maxLength: 60 },
)

test('whatever comes, and whenever the player looks: nothing is missed, nothing is shown twice', () =>
  fc.assert(
    fc.property(story, fc.integer({ min: 1, max: 900 }), (events, pace) => {
      let kept = after({})
      const feed: ActivityRecord[] = []
      const shown: string[] = []
      const show = () => {
        shown.push(...keysOf(kept))
        kept = withoutNews(kept)
      }
      const look = () => {
        kept = afterLook(kept, newLook({ lines: [...feed].sort((one, other) => other.time - one.time) }))
      }
      for (const [index, event] of events.entries()) {
        if ('type' in event) {
          feed.push(newRecord({ id: String(index), type: event.type, time: NOW + index * pace - event.comes }))
          continue
        }
        look()
        if (event.isShown) show()
      }
      look()
      show()
      const expected = feed.filter((line) => newsOf(line)).map(({ id }) => `line ${id}`)
      assert.equal([...shown].sort(), expected.sort())
    }),
    { numRuns: 500 },
  ))

test('two tabs that look at the same time keep what one would', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { maxLength: 20 }), fc.nat(20), (times, some) => {
      const lines = times.map((time, index) => sale(String(index), NOW + time)).sort((a, b) => b.time - a.time)
      const before = after({ lines: [sale('old', NOW - 9000)] })
      const one = afterLook(before, newLook({ lines }))
      const late = lines.slice(some)
      assert.equal(keysOf(afterLook(one, newLook({ lines }))), keysOf(one))
      assert.equal(keysOf(afterLook(withoutNews(one), newLook({ lines: late }))), [])
    }),
  ))

test.run()
