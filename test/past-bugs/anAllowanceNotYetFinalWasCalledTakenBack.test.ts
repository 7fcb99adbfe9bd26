import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/actions/wayOut/connect'
import { loadWayOut } from '../../src/actions/wayOut/loadWayOut'
import { takeExit } from '../../src/actions/wayOut/takeExit'
import type { Exit } from '../../src/domain/exit'
import { exitRuns } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { readNotes } from '../../src/storage/wayOutItems'
import { emptyState } from '../actions/support/chainState'
import { pass, until } from '../actions/support/clock'
import { FakeChain } from '../actions/support/fakeChain'
import { newStage, type Stage } from '../actions/support/stage'
import { ALICE } from '../support/fakeProvider'

const test = suite('past bugs, an allowance not yet final was called taken back')

const ZERO: Exit = { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } }
const KEY = `MDS ${ALICE} auction`
const theRun = () => exitRuns.value[0]

/** An allowance that was given in the newest block: at the one that nodes call final there is none yet. */
async function given(): Promise<Stage> {
  const stage = await newStage({ approve: () => new Promise(() => {}) })
  exitRuns.value = []
  writeItem('exits', null)
  const { chain } = stage
  const before = new FakeChain(emptyState())
  const { rpc } = chain
  const givenAt = chain.head
  chain.finalLag = 10
  chain.state.allowances.set(KEY, 500n)
  chain.rpc = async (method, params) => {
    const isPast = method === 'eth_call' && Number(params[1]) < givenAt
    return (isPast ? before.rpc : rpc)(method, params)
  }
  await connect()
  return stage
}

test('while the wallet has not been answered nothing is done', async () => {
  const { chain } = await given()
  void takeExit(ZERO, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'wallet')
  await pass(10_000)
  assert.is(theRun()?.stage, 'wallet')
  assert.is(readNotes().length, 1)
  assert.is(chain.state.allowances.get(KEY), 500n)
})

test('taken back, it is done once a final block is as new as the one that showed it', async () => {
  const { chain } = await given()
  void takeExit(ZERO, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'wallet')
  chain.state.allowances.set(KEY, 0n)
  chain.mine()
  await until(() => theRun()?.stage === 'seen')
  await pass(10_000)
  assert.is(theRun()?.stage, 'seen')
  chain.finalLag = 0
  await until(() => theRun()?.stage === 'final')
  assert.equal(readNotes(), [])
})

test.run()
