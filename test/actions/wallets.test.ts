import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { buyAsset } from '../../src/actions/buyAsset'
import { continueEntry } from '../../src/actions/continueEntry'
import { discardEntry } from '../../src/actions/discardEntry'
import { dropEntry } from '../../src/actions/dropEntry'
import { decodeCall } from '../../src/chain/decodeCall'
import { STEP } from '../../src/domain/journal'
import { flow } from '../../src/state/journal'
import { toasts } from '../../src/state/toasts'
import { sampleAsset } from '../domain/samples'
import type { Quirks, RejectFace } from '../sandbox/wallet/quirks'
import type { Question } from '../sandbox/wallet/world'
import { ALICE, BOB, type FakeOptions } from '../support/fakeProvider'
import { pass, quiet, until } from './support/clock'
import { newStage, onDisk, type Stage, theEntry } from './support/stage'
import { MDS, tapOf } from './support/taps'

const test = suite('actions, wallets that misbehave')

/** How often the wallet was asked for the action itself, approvals aside. */
const asks = ({ wallet }: Stage): number =>
  wallet.calls.filter(({ method, params }) => {
    const [sent] = params as [{ to: '0x'; data: '0x' }]
    return method === 'eth_sendTransaction' && decodeCall({ ...sent, value: 0n }).name !== 'approve'
  }).length

/** A sale is tapped with this wallet; time passes until nothing is asked any more. */
async function sellWith(options: FakeOptions, before: (stage: Stage) => void = () => {}): Promise<Stage> {
  const stage = await newStage(options)
  before(stage)
  void tapOf('sell').tap()
  await pass(5000)
  return stage
}

const FACES: RejectFace[] = ['code', 'codeText', 'walletConnect', 'ethers', 'imToken', 'text', 'nested', 'empty']
for (const reject of FACES) {
  test(`a "no" with the face "${reject}" ends the entry`, async () => {
    const stage = await sellWith({ reject, approve: false })
    assert.is(theEntry().step, STEP.dead)
    assert.is(theEntry().error, 'rejected')
    assert.equal([flow.value?.stage, flow.value?.error?.key], ['failed', 'rejected'])
    assert.equal(stage.chain.effects(), [])
    assert.is(asks(stage), 1)
  })
}

test('a bare null is no word of the player: the outcome is unknown, and nothing is asked again', async () => {
  const stage = await sellWith({ reject: 'null', approve: false })
  assert.equal([theEntry().step, theEntry().error], [STEP.asked, 'unknownOutcome'])
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
    await until(() => theEntry().step === STEP.done)
    assert.equal(stage.chain.effects(), ['sell'])
    assert.equal(stage.api.ledger, [theEntry().id])
    assert.is(asks(stage), 1)
  })
}

const UNSENT: Quirks['send'][] = ['node32000', 'wrongChainOnce', 'busy']
for (const send of UNSENT) {
  test(`${send}: the outcome is unknown; the player's word ends it and a new tap goes through`, async () => {
    const stage = await sellWith({ send })
    const { id, step } = theEntry()
    assert.is(step, STEP.asked)
    assert.is(asks(stage), 1)
    await discardEntry(id)
    assert.is(theEntry().step, STEP.asked)
    await dropEntry(id)
    assert.is(theEntry().step, STEP.dead)
  })
}

test('a hash that was never sent: it waits for ever, but the player may end it after ten minutes', async () => {
  const stage = await sellWith({ send: 'neverBroadcast' })
  assert.is(theEntry().step, STEP.sent)
  await dropEntry(theEntry().id)
  assert.is(theEntry().step, STEP.sent)
  await pass(600_000)
  assert.is(theEntry().step, STEP.sent)
  stage.chain.isDown = true
  await dropEntry(theEntry().id)
  assert.is(theEntry().step, STEP.sent)
  stage.chain.isDown = false
  await dropEntry(theEntry().id)
  assert.is(theEntry().step, STEP.dead)
})

test('a transaction that the network knows cannot be dropped, however long it waits', async () => {
  const stage = await sellWith({}, ({ chain }) => {
    chain.mines = false
  })
  await pass(3_600_000)
  await dropEntry(theEntry().id)
  assert.equal([theEntry().step, toasts.value.length], [STEP.sent, 1])
  stage.chain.mine()
  await until(() => theEntry().step === STEP.done)
})

test('an effect on chain cannot be dropped', async () => {
  const stage = await sellWith({ send: 'errorAfterBroadcast' }, ({ chain }) => {
    chain.mines = false
  })
  const { id } = theEntry()
  stage.chain.mine()
  await dropEntry(id)
  await until(() => theEntry().step === STEP.done)
})

test('cancelled in the wallet: its nonce is used by another transaction for 20 blocks', async () => {
  const stage = await sellWith({ send: 'cancel' }, ({ chain }) => {
    chain.mines = false
  })
  // The network has seen the first one before it was replaced.
  const [cancelling] = stage.chain.transactions
  if (!cancelling) throw new Error('nothing was sent')
  const { hash = null } = theEntry()
  stage.chain.transactions.push({ ...cancelling, hash: hash ?? '0x' })
  await pass(3000)
  assert.is(theEntry().nonce, 0)
  stage.chain.transactions.pop()
  stage.chain.mine()
  await pass(3000)
  assert.is(theEntry().step, STEP.sent)
  stage.chain.mine(21)
  await until(() => theEntry().step === STEP.dead)
  assert.is(theEntry().error, 'chainFailure')
  assert.equal(stage.chain.effects(), [])
})

test('a wallet that never answers: the page watches, asks no more, and may be told so after two minutes', async () => {
  const stage = await newStage({ approve: () => new Promise(() => {}) })
  void tapOf('sell').tap()
  await pass(5000)
  await dropEntry(theEntry().id)
  await pass(600_000)
  assert.is(theEntry().step, STEP.asked)
  assert.is(asks(stage), 1)
  await dropEntry(theEntry().id)
  assert.is(theEntry().step, STEP.dead)
})

test('the approval was lowered in the wallet: nothing is bought', async () => {
  const stage = await newStage({ send: 'approvalEdited' })
  tapOf('buy').arrange?.(stage.chain.state)
  void tapOf('buy').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'allowanceLowered')
  assert.is(theEntry().step, STEP.dead)
  assert.is(asks(stage), 0)
})

test('an approval whose answer never comes is seen on chain, and the purchase goes on', async () => {
  let count = 0
  const stage = await newStage({ send: 'hangAfterBroadcast' })
  tapOf('buy').arrange?.(stage.chain.state)
  void tapOf('buy').tap()
  await until(() => theEntry().step === STEP.done && ++count > 0)
  assert.equal(stage.chain.effects(), ['approve', 'buy'])
})

test('an approval that is refused ends the entry, one of unknown outcome does not', async () => {
  for (const [send, approve, step] of [
    ['ok', false, STEP.dead],
    ['node32000', true, STEP.ready],
  ] as const) {
    const stage = await newStage({ send, approve })
    tapOf('buy').arrange?.(stage.chain.state)
    void tapOf('buy').tap()
    await until(() => flow.value?.stage === 'failed')
    assert.is(theEntry().step, step)
    assert.is(asks(stage), 0)
  }
})

test('a node that lags behind with the allowance is no lowered approval', async () => {
  const stage = await newStage()
  tapOf('buy').arrange?.(stage.chain.state)
  const { rpc } = stage.chain
  let lag = 2
  stage.chain.rpc = async (method, params) => {
    const [call] = params as [{ data?: string }]
    const isAllowance = method === 'eth_call' && call.data?.startsWith('0xdd62ed3e')
    const isSent = stage.chain.effects().includes('approve')
    return isAllowance && isSent && lag-- > 0 ? `0x${'0'.repeat(64)}` : rpc(method, params)
  }
  void tapOf('buy').tap()
  await until(() => theEntry().step === STEP.done)
})

test('another chain: nothing is prepared, and the same entry goes on once it is switched', async () => {
  const stage = await sellWith({ chainId: 1 })
  assert.equal([theEntry().step, flow.value?.error?.key], [STEP.intent, 'wrongChain'])
  assert.equal(stage.api.received, [])
  stage.wallet.useChain(31337)
  void continueEntry(theEntry().id)
  await until(() => flow.value?.stage === 'done')
  assert.is(asks(stage), 1)
})

test('another account: nothing is prepared, and the same entry goes on once it is back', async () => {
  const stage = await sellWith({ account: BOB })
  assert.equal([theEntry().step, flow.value?.error?.key], [STEP.intent, 'accountAbnormal'])
  assert.equal(stage.api.received, [])
  stage.wallet.useAccount(ALICE)
  void continueEntry(theEntry().id)
  await until(() => flow.value?.stage === 'done')
})

test('the account or the chain changes while the allowance is asked for: the action is not', async () => {
  for (const change of [({ wallet }: Stage) => wallet.useAccount(BOB), ({ wallet }: Stage) => wallet.useChain(1)]) {
    const holder: { stage?: Stage } = {}
    const approve = async () => {
      setTimeout(() => holder.stage && change(holder.stage), 500)
      return true
    }
    const stage = await newStage({ approve })
    holder.stage = stage
    tapOf('buy').arrange?.(stage.chain.state)
    void tapOf('buy').tap()
    await until(() => flow.value?.stage === 'failed')
    assert.is(theEntry().step, STEP.ready)
    assert.is(asks(stage), 0)
    assert.equal(stage.chain.effects(), ['approve'])
  }
})

test('a locked wallet, or one that is not linked and stays so', async () => {
  await sellWith({ accounts: { locked: true } })
  assert.equal([theEntry().step, flow.value?.error?.key], [STEP.intent, 'walletLocked'])
  await sellWith({ linked: false, approve: false })
  assert.equal([theEntry().step, flow.value?.error?.key], [STEP.dead, 'rejected'])
})

test('the price moves while the wallet is open: the contract refuses, nothing is lost', async () => {
  const holder: { stage?: Stage } = {}
  const approve = async (question: Question) => {
    const isBuy = question.kind === 'send' && question.transaction.data?.startsWith('0x053a64e7')
    if (isBuy) holder.stage?.chain.state.listings.set('card 7', 120n * MDS)
    return true
  }
  const stage = await newStage({ approve })
  holder.stage = stage
  tapOf('buy').arrange?.(stage.chain.state)
  void buyAsset(sampleAsset({ price: 100n * MDS }))
  await until(() => theEntry().step === STEP.dead)
  assert.is(theEntry().error, 'transactionFailed')
  assert.is(flow.value?.error?.key, 'transactionFailed')
  assert.equal(stage.chain.effects(), ['approve'])
})

test('what is on disk while the wallet is open is enough for another page', async () => {
  await newStage({ approve: () => new Promise(() => {}) })
  void tapOf('topUp').tap()
  await quiet()
  await until(() => flow.value?.stage === 'allowance' || flow.value?.stage === 'wallet')
  const [entry] = await onDisk()
  assert.equal(entry?.payload, { coin: 'USDT', price: '25000000' })
})

test.run()
