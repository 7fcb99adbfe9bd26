import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toFunctionSelector } from 'viem/utils'
import { loadOutcome } from '../../src/actions/load/loadOutcome'
import { done } from '../../src/chain/abi/parts'
import { type JournalEntry, Step } from '../../src/domain/journal'
import { stageOf } from '../../src/domain/stageOf'
import { stepWord } from '../../src/domain/stepWord'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { outcomes } from '../../src/state/outcomes'
import { pass, until } from './support/clock'
import { heldWallet } from './support/heldWallet'
import { network } from './support/page'
import { newStage, type Stage, theEntry } from './support/stage'
import { TAPS, tapOf } from './support/taps'

const test = suite('actions, one of two nodes lies')
const NODES = ['/sandbox/rpc', '/sandbox/rpc2']
const topUp = TAPS.find(({ kind }) => kind === 'topUp')

/** One method of one node has another answer than the chain's. */
function lie({ api }: Stage, node: string, method: string, change: (answer: never, asked: string) => unknown): void {
  network.fetch = (async (input: unknown, init: RequestInit = {}) => {
    const response = await api.fetch(input, init)
    const isLie = String(input).endsWith(node) && String(init.body).includes(`"${method}"`)
    if (!isLie) return response
    const { result, ...rest } = (await response.json()) as { result: never }
    return Response.json({ ...rest, result: result && change(result, String(init.body)) })
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

const DONE = toFunctionSelector(done).slice(2)
const CONFIRM = '/api/card/sellback/hero-1'
/** Short of where the next test's chain begins: a page keeps in mind what was final. */
const ahead = ({ number }: { number: string }) => `0x${(Number(number) + 500).toString(16)}`
/** What a node may make up about an entry that it knows nothing of. */
const MADE_UP: [string, string, (answer: never, init: string) => unknown][] = [
  ['that it is done', 'eth_call', (answer, init) => (init.includes(DONE) ? `0x${'1'.padStart(64, '0')}` : answer)],
  [
    'that it is done in a block beyond all numbers',
    'eth_call',
    (answer, init) => (init.includes(DONE) ? `0x${'f'.repeat(64)}` : answer),
  ],
  ['that the nonce is used', 'eth_getTransactionCount', () => '0xffff'],
  ['a final block far ahead', 'eth_getBlockByNumber', (answer) => ({ ...(answer as object), number: ahead(answer) })],
]
for (const node of NODES) {
  for (const [what, method, change] of MADE_UP) {
    for (const agrees of [true, false]) {
      test(`${node} makes up ${what} while the wallet is open: it is called nothing but waiting, and ends by the wallet’s ${agrees ? 'yes' : 'no'}`, async () => {
        const held = heldWallet()
        const stage = await newStage({ approve: held.approve })
        void tapOf('sell').tap()
        await until(() => held.answers.length === 1)
        lie(stage, node, method, change)
        await pass(60_000)
        const entry = theEntry()
        assert.equal([entry.step, stageOf(entry), stepWord(entry)], [Step.asked, 'wallet', 'checkWallet'])
        assert.equal([flow.value?.stage, stage.api.to(CONFIRM)], ['wallet', []])
        held.answers[0]?.(agrees)
        if (agrees) {
          // With one of two nodes lying nothing can be proved; nothing is lost either.
          await until(() => theEntry().step > Step.asked)
          await pass(60_000)
          assert.not.equal(theEntry().step, Step.dead)
          network.fetch = stage.api.fetch as typeof globalThis.fetch
          await until(() => theEntry().step === Step.done)
          assert.equal([stage.api.early, stage.api.ledger], [[], [entry.id]])
        } else {
          await until(() => theEntry().step === Step.dead)
          await pass(60_000)
          assert.equal([theEntry().step, theEntry().error, stage.api.to(CONFIRM)], [Step.dead, 'rejected', []])
        }
      })
    }
  }
}

test.run()
