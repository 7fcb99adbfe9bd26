import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadOutcome } from '../../src/actions/load/loadOutcome'
import { type JournalEntry, Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { outcomes } from '../../src/state/outcomes'
import { pass, until } from './support/clock'
import { network } from './support/page'
import { newStage, type Stage, theEntry } from './support/stage'
import { TAPS } from './support/taps'

const test = suite('actions, one of two nodes lies')
const NODES = ['/sandbox/rpc', '/sandbox/rpc2']
const topUp = TAPS.find(({ kind }) => kind === 'topUp')

/** One method of one node has another answer than the chain's. */
function lie({ api }: Stage, node: string, method: string, change: (answer: never) => unknown): void {
  network.fetch = (async (input: unknown, init: RequestInit = {}) => {
    const response = await api.fetch(input, init)
    const isLie = String(input).endsWith(node) && String(init.body).includes(`"${method}"`)
    if (!isLie) return response
    const { result, ...rest } = (await response.json()) as { result: never }
    return Response.json({ ...rest, result: result && change(result) })
  }) as typeof globalThis.fetch
}

/** A top-up that the wallet has sent, and that waits for its block. */
async function sendTopUp(stage: Stage): Promise<JournalEntry> {
  void topUp?.tap()
  await until(() => stage.chain.transactions.length > 0)
  stage.chain.mines = false
  await until(() => theEntry().step === Step.sent)
  return theEntry()
}

for (const node of NODES) {
  for (const [what, change] of [
    ['a nonce that is long used', { nonce: '0x0' }],
    ['another sender', { from: `0x${'4'.repeat(40)}` }],
    ['other bytes', { input: '0x12345678' }],
  ] as const) {
    test(`${node} names ${what}: what waits neither ends nor loses its hash`, async () => {
      const stage = await newStage()
      lie(stage, node, 'eth_getTransactionByHash', (told: object) => ({ ...told, ...change }))
      const { hash } = await sendTopUp(stage)
      await pass(30_000)
      assert.equal([theEntry().step, theEntry().hash, theEntry().nonce], [Step.sent, hash, null])
      stage.chain.mine(9)
      await until(() => flow.value?.stage === 'done')
      assert.is(stage.api.early.length, 0)
    })
  }

  test(`${node} has other events: no figure is called the chain's`, async () => {
    const stage = await newStage()
    void topUp?.tap()
    await until(() => flow.value?.stage === 'done')
    const [entry] = journal.value
    assert.ok(entry)
    lie(stage, node, 'eth_getTransactionReceipt', (told: object) => ({ ...told, logs: [] }))
    await loadOutcome(entry)
    assert.is(outcomes.value[entry.id], undefined)
    network.fetch = stage.api.fetch as typeof globalThis.fetch
    await loadOutcome(entry)
    assert.ok(outcomes.value[entry.id])
  })
}

test.run()
