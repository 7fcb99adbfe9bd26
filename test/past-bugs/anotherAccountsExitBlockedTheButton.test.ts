import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Exit } from '../../src/domain/exit'
import { busyTexts } from '../../src/screens/wayOut/busyTexts'
import { exitRuns } from '../../src/state/wayOut'
import { ALICE, BOB } from '../support/fakeProvider'

const test = suite('past bugs, an exit of another account blocked the button')

test('what one account has under way leaves the buttons of the next one free', () => {
  const exit: Exit = { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } }
  const ref = `0x${'5'.repeat(64)}` as const
  const run = { exit, ref, hash: null, stage: 'sent', seenAt: null, isLate: false, error: null, outcome: null } as const
  exitRuns.value = [{ ...run, account: ALICE }]
  assert.equal(busyTexts(BOB), [])
  assert.equal(busyTexts(ALICE), ['zero coin MDS auction', 'coin MDS auction'])
})

test.run()
