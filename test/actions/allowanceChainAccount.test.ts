import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { beginBuy } from '../../src/actions/money/taps/beginBuy'
import { Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { signedChain } from '../../src/state/signedChain'
import { stopReason } from '../../src/state/site'
import { sampleAsset } from '../domain/samples'
import type { Question } from '../sandbox/wallet/world'
import { ALICE, BOB } from '../support/fakeProvider'
import { asks, sellWith } from './support/asks'
import { quiet, until } from './support/clock'
import { newStage, onDisk, type Stage, theEntry } from './support/stage'
import { MDS, tapOf } from './support/taps'

const test = suite('actions, allowance, account and chain')

test('the approval was lowered in the wallet: nothing is bought', async () => {
  const stage = await newStage({ send: 'approvalEdited' })
  tapOf('buy').arrange?.(stage.chain.state)
  void tapOf('buy').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'allowanceLowered')
  assert.is(theEntry().step, Step.dead)
  assert.is(asks(stage), 0)
})

test('an approval whose answer never comes is seen on chain, and the purchase goes on', async () => {
  const stage = await newStage({ send: 'hangAfterBroadcast' })
  tapOf('buy').arrange?.(stage.chain.state)
  void tapOf('buy').tap()
  await until(() => theEntry().step === Step.done)
  assert.equal(stage.chain.effects(), ['approve', 'buy'])
})

test('an approval that is refused ends the entry, one of unknown outcome does not', async () => {
  for (const [send, approve, step] of [
    ['ok', false, Step.dead],
    ['node32000', true, Step.ready],
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
  await until(() => theEntry().step === Step.done)
})

test('a coin contract that the site names otherwise stops what was begun, too', async () => {
  const { api, sends, chain } = await newStage()
  chain.isDown = true
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(theEntry().step, Step.ready)
  chain.isDown = false
  stopReason.value = 'contractMismatch'
  void continueEntry(theEntry().id)
  await until(() => theEntry().step === Step.dead)
  stopReason.value = null
  assert.equal([sends(), api.to('/api/card/sell/hero-1').length], [[], 1])
})

test('another chain: nothing is prepared, and the same entry goes on once it is switched', async () => {
  const stage = await sellWith({ chainId: 1 })
  assert.equal([theEntry().step, flow.value?.error?.key], [Step.intent, 'wrongChain'])
  assert.equal(stage.api.received, [])
  stage.wallet.useChain(31337)
  void continueEntry(theEntry().id)
  await until(() => flow.value?.stage === 'done')
  assert.is(asks(stage), 1)
})

test('P4: a chain that the wallet does not say: told how to set it, and the same entry goes on after that', async () => {
  const stage = await sellWith({ chainIdShape: 'nothing' })
  assert.equal([theEntry().step, flow.value?.error?.key], [Step.intent, 'chainUnknown'])
  assert.equal(stage.api.received, [])
  signedChain.value = { account: BOB, chainId: 31337 }
  void continueEntry(theEntry().id)
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'chainUnknown')
  signedChain.value = { account: ALICE, chainId: 31337 }
  void continueEntry(theEntry().id)
  await until(() => flow.value?.stage === 'done')
  assert.is(asks(stage), 1)
})

for (const kind of ['sell', 'buy', 'bid'] as const) {
  test(`a wallet that takes its own spelling only and refuses a zero value: ${kind}`, async () => {
    const account = `0x${ALICE.slice(2).toUpperCase()}`
    const stage = await newStage({ account, strict: true })
    tapOf(kind).arrange?.(stage.chain.state)
    void tapOf(kind).tap()
    await until(() => theEntry().step === Step.done)
    assert.is(asks(stage), 1)
  })
}

test('another account: nothing is prepared, and the same entry goes on once it is back', async () => {
  const stage = await sellWith({ account: BOB })
  assert.equal([theEntry().step, flow.value?.error?.key], [Step.intent, 'accountAbnormal'])
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
    assert.is(theEntry().step, Step.ready)
    assert.is(asks(stage), 0)
    assert.equal(stage.chain.effects(), ['approve'])
  }
})

test('a locked wallet, or one that is not linked and stays so', async () => {
  await sellWith({ accounts: { locked: true } })
  assert.equal([theEntry().step, flow.value?.error?.key], [Step.intent, 'walletLocked'])
  await sellWith({ linked: false, approve: false })
  assert.equal([theEntry().step, flow.value?.error?.key], [Step.dead, 'rejected'])
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
  void beginBuy(sampleAsset({ ownerId: 'bob', market: 'sale', price: 100n * MDS }))
  await until(() => theEntry().step === Step.dead)
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
