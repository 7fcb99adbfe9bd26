import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { canGiveUp, giveUpWaitMs } from '../../src/domain/canGiveUp'
import { Step } from '../../src/domain/journal'
import { newEntry } from '../support/journalEntry'

const test = suite('domain/canGiveUp')

const AT = 5_000_000
const entryAt = (step: Step, error: 'unknownOutcome' | null = null) =>
  newEntry({ step, error, times: { 0: 1, [Step.asked]: AT, [step]: AT } })

const WAITS: [string, Step, 'unknownOutcome' | null, number, number | null][] = [
  ['never asked', Step.ready, null, 0, null],
  ['asked just now', Step.asked, null, 0, 120_001],
  ['a prompt that may be open', Step.asked, null, 120_000, 1],
  ['a prompt that must be closed', Step.asked, null, 120_001, 0],
  ['the wallet answered with an error', Step.asked, 'unknownOutcome', 0, 0],
  ['the clock was set back', Step.asked, null, -1, 0],
  ['a hash is known', Step.sent, null, 120_001, 480_000],
  ['a hash, and an error before it', Step.sent, 'unknownOutcome', 0, 600_001],
  ['not mined for ten minutes', Step.sent, null, 600_001, 0],
  ['mined', Step.mined, null, 700_000, null],
  ['done', Step.done, null, 700_000, null],
  ['ended', Step.dead, null, 700_000, null],
]
for (const [what, step, error, later, wait] of WAITS) {
  test(`${what}: ${wait === null ? 'never' : `in ${wait} ms`}`, () => {
    assert.is(giveUpWaitMs(entryAt(step, error), AT + later), wait)
    assert.is(canGiveUp(entryAt(step, error), AT + later), wait === 0)
  })
}

test('after the wait it may be said, and not a millisecond before', () => {
  const holds = fc.property(
    fc.constantFrom(Step.asked, Step.sent),
    fc.integer({ min: 0, max: 700_000 }),
    (step, later) => {
      const entry = entryAt(step)
      const wait = giveUpWaitMs(entry, AT + later) ?? Number.NaN
      const isAfter = canGiveUp(entry, AT + later + wait)
      return isAfter && (wait === 0 || !canGiveUp(entry, AT + later + wait - 1))
    },
  )
  fc.assert(holds, { numRuns: 5000 })
})

test.run()
