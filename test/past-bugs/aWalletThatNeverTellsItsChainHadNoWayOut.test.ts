import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/actions/wayOut/connect'
import { takeExit } from '../../src/actions/wayOut/takeExit'
import type { Exit } from '../../src/domain/exit'
import { exitRuns } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { until } from '../actions/support/clock'
import { newStage, type Stage } from '../actions/support/stage'
import { ALICE, type FakeOptions } from '../support/fakeProvider'

const test = suite('past bugs, a wallet that never tells its chain had no way out')

const CANCEL: Exit = { is: 'cancel', collection: 'card', tokenId: 7n }

/** Cancels a sale with this wallet, on a page on which nobody has logged in. */
async function cancelWith(options: FakeOptions): Promise<Stage> {
  const stage = await newStage(options)
  exitRuns.value = []
  for (const item of ['exits', 'signedChain'] as const) writeItem(item, null)
  stage.chain.state.listings.set('card 7', 30n)
  await connect()
  void takeExit(CANCEL, ALICE, async () => {})
  await until(() => ['final', 'failed'].includes(exitRuns.value[0]?.stage ?? ''))
  return stage
}

test('a wallet that says nothing of its chain: the exit goes on, and the transaction names the chain', async () => {
  const stage = await cancelWith({ chainIdShape: 'nothing', answers: { net_version: null } })
  assert.is(exitRuns.value[0]?.stage, 'final')
  assert.equal(
    stage.wallet.questions.map((question) => question.kind === 'send' && question.transaction.chainId),
    ['0x7a69'],
  )
})

test('a wallet that names another chain is not asked', async () => {
  const { sends } = await cancelWith({ chainId: 1 })
  assert.equal([exitRuns.value[0]?.error?.key, sends()], ['wrongChain', []])
})

test.run()
