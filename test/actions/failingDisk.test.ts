import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { forgetSession } from '../../src/actions/session/endSession'
import { type JournalEntry, Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { pass, until } from './support/clock'
import { heldWallet } from './support/heldWallet'
import { newStage, onDisk, type Stage, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, a disk that fails')
const CONFIRM = '/api/card/sellback/hero-1'

interface SpoiltDisk {
  /** Every write fails. */
  isBroken: boolean
  onWrite(entry: JournalEntry): void
}

function spoilDisk(): SpoiltDisk {
  const state: SpoiltDisk = { isBroken: false, onWrite: () => {} }
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
    if (state.isBroken) throw new DOMException('full', 'QuotaExceededError')
    state.onWrite(value as JournalEntry)
    return put.call(this, value)
  } as typeof put
  return state
}
const disk = spoilDisk()

test('the login ends in the very moment before the wallet opens: it stays closed, and the entry is over', async () => {
  const { sends } = await newStage()
  disk.onWrite = ({ step }) => {
    if (step === Step.asked) forgetSession()
  }
  void tapOf('sell').tap()
  await pass(10_000)
  disk.onWrite = () => {}
  assert.equal(sends(), [])
  assert.is((await onDisk())[0]?.step, Step.dead)
})

test('a disk that does not write: the wallet stays closed, and the entry can go on', async () => {
  const { sends, api } = await newStage()
  disk.isBroken = true
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'storageOff')
  assert.equal([sends(), api.received, journal.value], [[], [], []])
  disk.isBroken = false
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'done')
})

test('a disk that stops writing just before the wallet: it stays closed', async () => {
  const { sends, api, wallet } = await newStage()
  const { request } = wallet
  wallet.request = async (call) => {
    if (call.method === 'eth_accounts') disk.isBroken = true
    return request(call)
  }
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  disk.isBroken = false
  assert.equal([flow.value?.error?.key, theEntry().step], ['storageOff', Step.ready])
  assert.equal(sends(), [])
  assert.is(api.to(CONFIRM).length, 0)
})

test('a disk that stops writing after the wallet was asked stops nothing', async () => {
  const held = heldWallet()
  const { chain, api }: Stage = await newStage({ approve: held.approve })
  void tapOf('sell').tap()
  await until(() => held.answers.length === 1)
  disk.isBroken = true
  held.answers[0]?.(true)
  await pass(60_000)
  assert.equal([chain.effects(), theEntry().step], [['sell'], Step.asked])
  disk.isBroken = false
  await until(() => theEntry().step === Step.done)
  assert.equal(api.ledger, [theEntry().id])
})

test.run()
