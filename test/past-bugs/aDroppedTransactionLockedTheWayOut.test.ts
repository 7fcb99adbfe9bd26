import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/actions/wayOut/connect'
import { followNotes } from '../../src/actions/wayOut/followNotes'
import { loadWayOut } from '../../src/actions/wayOut/loadWayOut'
import { dismissRun } from '../../src/actions/wayOut/runs'
import { takeExit } from '../../src/actions/wayOut/takeExit'
import type { Exit } from '../../src/domain/exit'
import { exitRuns } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { keepNote, readNotes } from '../../src/storage/wayOutItems'
import { pass, until } from '../actions/support/clock'
import { newStage, type Stage } from '../actions/support/stage'
import { ALICE, type FakeOptions } from '../support/fakeProvider'

const test = suite('past bugs, a dropped transaction locked the way out')

const CANCEL: Exit = { is: 'cancel', collection: 'card', tokenId: 7n }
const REF = `0x${'5'.repeat(64)}` as const
const theRun = () => exitRuns.value[0]
const putAway = () => dismissRun(theRun()?.ref ?? '0x')

/** A card of Alice's on sale, and a chain that includes nothing for now. */
async function visit(options: FakeOptions = {}): Promise<Stage> {
  const stage = await newStage(options)
  exitRuns.value = []
  writeItem('exits', null)
  stage.chain.state.listings.set('card 7', 30n)
  stage.chain.mines = false
  await connect()
  return stage
}

/** The wallet has the transaction no more, and the chain never had it. */
function drop({ chain }: Stage): void {
  chain.transactions.length = 0
  chain.mines = true
}

test('what the wallet sent and then dropped can be done again after a minute', async () => {
  const stage = await visit()
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'sent')
  await pass(30_000)
  putAway()
  assert.is(exitRuns.value.length, 1, 'it may still come')
  drop(stage)
  await until(() => !!theRun()?.isLate)
  putAway()
  assert.equal([exitRuns.value, readNotes()], [[], []])
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'final')
  assert.not.ok(stage.chain.state.listings.has('card 7'))
})

test('so can what a wallet was asked that never answered', async () => {
  await visit({ approve: () => new Promise(() => {}) })
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'wallet')
  await until(() => !!theRun()?.isLate)
  putAway()
  assert.equal(exitRuns.value, [])
})

test('and what was declined while the page was loaded again', async () => {
  await visit()
  keepNote({ exit: CANCEL, account: ALICE, ref: REF, hash: null })
  followNotes({ account: ALICE, reread: loadWayOut })
  await until(() => !!theRun()?.isLate)
  putAway()
  followNotes({ account: ALICE, reread: loadWayOut })
  assert.equal([exitRuns.value, readNotes()], [[], []])
})

test('while no node answers nobody is told that nothing came of it', async () => {
  const stage = await visit()
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'sent')
  stage.chain.isDown = true
  await pass(300_000)
  assert.is(theRun()?.isLate, false)
  stage.chain.isDown = false
  stage.chain.mine()
  await until(() => theRun()?.stage === 'final')
})

test('what comes late after all is shown, and is late no more', async () => {
  const stage = await visit()
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => !!theRun()?.isLate)
  stage.chain.finalLag = 20
  stage.chain.mine()
  await until(() => theRun()?.stage === 'seen')
  assert.is(theRun()?.isLate, false)
  putAway()
  assert.is(exitRuns.value.length, 1)
})

test.run()
