import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ACTIVITY_TYPES, type ActivityRecord, activityType } from '../../src/domain/activity'
import { LEGION_RATES, type LegionLevel, nextLevel, pointsFor } from '../../src/domain/legion'
import { linkWithdrawals, WITHDRAWAL_PAIRS } from '../../src/domain/withdrawalPairs'

const test = suite('domain/legion')

const RATES: [LegionLevel, bigint, bigint][] = [
  ['warrior', 0n, 0n],
  ['brave', 6n, 0n],
  ['knight', 8n, 2n],
  ['baronet', 10n, 3n],
]
for (const [level, own, direct] of RATES) {
  test(`of 100 a ${level} gets ${own} and ${direct}`, () => {
    assert.is(pointsFor(100n, LEGION_RATES[level].own), own)
    assert.is(pointsFor(100n, LEGION_RATES[level].direct), direct)
  })
}

test('points round down and never exceed the spend', () => {
  const holds = fc.property(
    fc.bigInt({ min: 0n, max: 10n ** 40n }),
    fc.integer({ min: 0, max: 10_000 }),
    (spent, rate) => {
      const points = pointsFor(spent, rate)
      return (
        points <= spent && points * 10_000n <= spent * BigInt(rate) && (points + 1n) * 10_000n > spent * BigInt(rate)
      )
    },
  )
  fc.assert(holds, { numRuns: 50_000 })
})

const counts = { challengeLevels: 12, directBraves: 2, directKnights: 1 }
test('the way to the next level', () => {
  assert.equal(nextLevel({ level: 'warrior', ...counts }), {
    from: 'warrior',
    to: 'brave',
    counts: 'challengeLevels',
    needed: 30,
    done: 12,
    missing: 18,
  })
  assert.is(nextLevel({ level: 'brave', ...counts })?.missing, 4)
  assert.is(nextLevel({ level: 'knight', ...counts })?.missing, 5)
  assert.is(nextLevel({ level: 'baronet', ...counts }), null)
})

test('more than needed is all that is needed', () => {
  const next = nextLevel({ level: 'brave', ...counts, directBraves: 9 })
  assert.is(next?.done, 6)
  assert.is(next?.missing, 0)
})

test('type codes: the known ones by name, others by none', () => {
  for (const [code, name] of Object.entries(ACTIVITY_TYPES)) assert.is(activityType(Number(code)), name)
  for (const code of [0, -1, 52, 999, Number.NaN]) assert.is(activityType(code), null)
  for (const [submitted, settled] of WITHDRAWAL_PAIRS) {
    assert.is(activityType(submitted), 'withdrawSubmitted')
    assert.is(activityType(settled), 'withdrawSettled')
  }
})

const line = (id: string, type: number, time: number, changes: Partial<ActivityRecord> = {}): ActivityRecord => ({
  id,
  type,
  time,
  name: '',
  assetsId: '',
  amount: 5n,
  twoAmount: 0n,
  fee: 0n,
  coin: 'MDS',
  twoAddress: '',
  twoUserid: '',
  nftName: '',
  tokenId: '',
  indexId: '',
  hash: null,
  ...changes,
})
const links = (...records: ActivityRecord[]): Record<string, string> =>
  Object.fromEntries([...linkWithdrawals(records)].map(([id, settled]) => [id, settled.id]))

test('a withdrawal is linked to what settled it, in any order of the feed', () => {
  assert.equal(links(line('s', 7, 1), line('e', 8, 2)), { s: 'e' })
  assert.equal(links(line('e', 15, 2, { coin: 'MDV' }), line('s', 14, 1, { coin: 'MDV' })), { s: 'e' })
  assert.equal(links(line('e', 53, 9, { coin: 'HFH' }), line('s', 51, 9, { coin: 'HFH' })), { s: 'e' })
})

test('not to another coin, amount, pair, or one that was before it', () => {
  assert.equal(links(line('s', 51, 1, { coin: 'HFH' }), line('e', 53, 2, { coin: 'USDT' })), {})
  assert.equal(links(line('s', 7, 1), line('e', 8, 2, { amount: 6n })), {})
  assert.equal(links(line('s', 7, 1), line('e', 15, 2)), {})
  assert.equal(links(line('s', 7, 3), line('e', 8, 2)), {})
  assert.equal(links(line('s', 7, 3)), {})
})

test('two alike: each gets its own, the older one first', () => {
  const feed = [line('e2', 8, 4), line('s2', 7, 3), line('e1', 8, 2), line('s1', 7, 1)]
  assert.equal(links(...feed), { s1: 'e1', s2: 'e2' })
  assert.equal(links(line('s1', 7, 1), line('s2', 7, 2), line('e', 8, 3)), { s1: 'e' })
})

test.run()
