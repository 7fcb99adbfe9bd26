import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/actions/wayOut/connect'
import { canDismiss } from '../../src/actions/wayOut/runs'
import { takeExit } from '../../src/actions/wayOut/takeExit'
import type { Exit } from '../../src/domain/exit'
import { exitRuns } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { pass, until } from '../actions/support/clock'
import { newStage } from '../actions/support/stage'
import { ALICE } from '../support/fakeProvider'

const test = suite('past bugs, a block that was undone locked a way out')

const ALLOWED = `MDS ${ALICE} auction`
const EXITS: readonly Exit[] = [
  { is: 'cancel', collection: 'card', tokenId: 7n },
  { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } },
]
const theRun = () => exitRuns.value[0]

for (const exit of EXITS)
  test(`${exit.is}: seen in a block that a reorganisation drops, it is sent again, then late, and can be begun anew`, async () => {
    const { chain } = await newStage()
    exitRuns.value = []
    writeItem('exits', null)
    chain.state.listings.set('card 7', 30n)
    chain.state.allowances.set(ALLOWED, 5n)
    const before = structuredClone(chain.state)
    await connect()
    chain.finalLag = 50
    void takeExit(exit, ALICE, async () => {})
    await until(() => theRun()?.stage === 'seen')
    Object.assign(chain.state, before)
    chain.transactions.length = 0
    chain.head += 60
    await until(() => theRun()?.stage === 'sent')
    assert.is(theRun()?.seenAt, null)
    await pass(70_000)
    const run = theRun()
    assert.ok(run?.isLate && canDismiss(run))
  })

test.run()
