import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { discardEntry } from '../../src/actions/money/discardEntry'
import { giveUpEntry } from '../../src/actions/money/giveUpEntry'
import { Step } from '../../src/domain/journal'
import type { ErrorKey } from '../../src/errors'
import { flow } from '../../src/state/flow'
import { toasts } from '../../src/state/toasts'
import type { Quirks, RejectFace } from '../sandbox/wallet/quirks'
import { ALICE } from '../support/fakeProvider'
import { asks, sellWith } from './support/asks'
import { clockNow, pass, setClock, until } from './support/clock'
import { newStage, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, wallets that misbehave')

const FACES: RejectFace[] = ['code', 'codeText', 'walletConnect', 'ethers', 'imToken', 'text', 'nested', 'empty']
for (const reject of FACES) {
  test(`a "no" with the face "${reject}" ends the entry`, async () => {
    const stage = await sellWith({ reject, approve: false })
    assert.is(theEntry().step, Step.dead)
    assert.is(theEntry().error, 'rejected')
    assert.equal([flow.value?.stage, flow.value?.error?.key], ['failed', 'rejected'])
    assert.equal(stage.chain.effects(), [])
    assert.is(asks(stage), 1)
  })
}

test('a bare null is no word of the player: the outcome is unknown, and nothing is asked again', async () => {
  const stage = await sellWith({ reject: 'null', approve: false })
  assert.equal([theEntry().step, theEntry().error], [Step.asked, 'unknownOutcome'])
  assert.is(flow.value?.error?.key, 'unknownOutcome')
  await continueEntry(theEntry().id)
  assert.is(flow.value?.stage, 'wallet')
  await pass(600_000)
  assert.is(asks(stage), 1)
})

const SENT: Quirks['send'][] = [
  'ok',
  'hangAfterBroadcast',
  'errorAfterBroadcast',
  'garbageHash',
  'twice',
  'speedUp',
  'approvalEdited',
]
for (const send of SENT) {
  test(`${send}: the effect is found, reported once, asked for once`, async () => {
    const stage = await sellWith({ send }, ({ chain }) => {
      chain.mines = send !== 'speedUp'
    })
    stage.chain.mine()
    await until(() => theEntry().step === Step.done)
    assert.equal(stage.chain.effects(), ['sell'])
    assert.equal(stage.api.ledger, [theEntry().id])
    assert.is(asks(stage), 1)
  })
}

const UNSENT: [Quirks['send'], advice: ErrorKey][] = [
  ['node32000', 'gasTooLow'],
  ['wrongChainOnce', 'wrongChain'],
  ['busy', 'walletBusy'],
]
for (const [send, advice] of UNSENT) {
  test(`${send}: the outcome is unknown; the player's word ends it and a new tap goes through`, async () => {
    const stage = await sellWith({ send })
    const { id, step } = theEntry()
    assert.is(step, Step.asked)
    assert.equal([flow.value?.error?.key, flow.value?.advice], ['unknownOutcome', advice])
    assert.is(asks(stage), 1)
    await discardEntry(id)
    assert.is(theEntry().step, Step.asked)
    await giveUpEntry(id)
    // Nobody declined anything in the wallet.
    assert.equal([theEntry().step, theEntry().error, flow.value?.error?.key], [Step.dead, 'givenUp', 'givenUp'])
  })
}

test('refused, although it was sent: the sale is called dead, and comes back with its effect', async () => {
  const stage = await sellWith({ send: 'rejectionAfterBroadcast' }, ({ chain }) => {
    chain.mines = false
  })
  await until(() => theEntry().step === Step.dead)
  assert.is(theEntry().error, 'rejected')
  stage.chain.mine()
  await until(() => theEntry().step === Step.done)
  assert.equal(stage.api.ledger, [theEntry().id])
  assert.is(asks(stage), 1)
})

test('the player said that nothing was sent, and it comes a quarter of an hour later: it is found on coming back', async () => {
  const stage = await sellWith({ approve: () => new Promise(() => {}) })
  await pass(200_000)
  const { id } = theEntry()
  await giveUpEntry(id)
  assert.is(theEntry().step, Step.dead)
  await pass(900_000)
  stage.chain.state.done.set(`card ${ALICE} ${id}`, stage.chain.head)
  stage.chain.mine()
  const asked = stage.chain.asked.length
  await pass(120_000)
  assert.is(stage.chain.asked.length, asked)
  dispatchEvent(new Event('pageshow'))
  await until(() => theEntry().step === Step.done)
  assert.equal(stage.api.ledger, [id])
})

test('a hash that was never sent: it waits for ever, but the player may end it after ten minutes', async () => {
  const stage = await sellWith({ send: 'neverBroadcast' })
  assert.is(theEntry().step, Step.sent)
  await giveUpEntry(theEntry().id)
  assert.is(theEntry().step, Step.sent)
  await pass(600_000)
  assert.is(theEntry().step, Step.sent)
  stage.chain.isDown = true
  await giveUpEntry(theEntry().id)
  assert.is(theEntry().step, Step.sent)
  stage.chain.isDown = false
  await giveUpEntry(theEntry().id)
  assert.is(theEntry().step, Step.dead)
})

test('a transaction that the network knows cannot be dropped, however long it waits', async () => {
  const stage = await sellWith({}, ({ chain }) => {
    chain.mines = false
  })
  await pass(900_000)
  await giveUpEntry(theEntry().id)
  assert.equal([theEntry().step, toasts.value.length], [Step.sent, 1])
  stage.chain.mine()
  await until(() => theEntry().step === Step.done)
})

test('asked in the future, for the clock was set back: the player may end it', async () => {
  await sellWith({ approve: () => new Promise(() => {}) })
  setClock(clockNow() - 24 * 3600_000)
  await giveUpEntry(theEntry().id)
  assert.is(theEntry().step, Step.dead)
})

test('an effect on chain cannot be dropped', async () => {
  const stage = await sellWith({ send: 'errorAfterBroadcast' }, ({ chain }) => {
    chain.mines = false
  })
  const { id } = theEntry()
  stage.chain.mine()
  await giveUpEntry(id)
  await until(() => theEntry().step === Step.done)
})

test('cancelled in the wallet: it ends once the nonce is used by another transaction in a final block', async () => {
  const stage = await sellWith({ send: 'cancel' }, ({ chain }) => {
    chain.mines = false
    chain.finalLag = 2
  })
  // The network has seen the first one before it was replaced.
  const [cancelling] = stage.chain.transactions
  if (!cancelling) throw new Error('nothing was sent')
  const { hash, id } = theEntry()
  const sent = { ...cancelling.sent, data: `0x12345678${id.slice(2)}` as const }
  stage.chain.transactions.push({ ...cancelling, sent, hash: hash ?? '0x' })
  await pass(3000)
  assert.is(theEntry().nonce, 0)
  stage.chain.transactions.pop()
  stage.chain.mine()
  await pass(3000)
  assert.is(theEntry().step, Step.sent)
  stage.chain.mine(2)
  await until(() => theEntry().step === Step.dead)
  assert.is(theEntry().error, 'chainFailure')
  assert.equal(stage.chain.effects(), [])
})

test('a wallet that never answers: the page watches, asks no more, and may be told so after two minutes', async () => {
  const stage = await newStage({ approve: () => new Promise(() => {}) })
  void tapOf('sell').tap()
  await pass(5000)
  await giveUpEntry(theEntry().id)
  await pass(600_000)
  assert.is(theEntry().step, Step.asked)
  assert.is(asks(stage), 1)
  await giveUpEntry(theEntry().id)
  assert.is(theEntry().step, Step.dead)
})

test.run()
