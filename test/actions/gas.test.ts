import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { ALICE } from '../support/fakeProvider'
import { until } from './support/clock'
import { newStage, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, the network fee')
/** What the fake node asks for a sale: 21,000 gas and a fifth more, at 1 wei each. */
const FEE = 25_200n

test('missing BNB is named exactly before the wallet opens, and the same entry goes on once it is there', async () => {
  const { chain, sends } = await newStage()
  chain.state.balances.set(`BNB ${ALICE}`, FEE - 7n)
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.equal(
    [flow.value?.error?.key, flow.value?.error?.params],
    ['gasMissing', { amount: '0.000000000000000007', coin: 'BNB' }],
  )
  assert.equal([theEntry().step, sends()], [Step.ready, []])
  chain.state.balances.set(`BNB ${ALICE}`, FEE)
  void continueEntry(theEntry().id)
  await until(() => flow.value?.stage === 'done')
})

test('the BNB that a mint itself costs counts as well', async () => {
  const { chain, sends } = await newStage()
  const hatch = tapOf('hatch')
  hatch.arrange?.(chain.state)
  chain.state.balances.set(`BNB ${ALICE}`, FEE + 4n)
  void hatch.tap()
  await until(() => flow.value?.stage === 'failed')
  assert.equal(flow.value?.error?.params, { amount: '0.000000000000000001', coin: 'BNB' })
  assert.equal(sends(), [])
})

test('an account that runs code may have others pay: the wallet is asked', async () => {
  const { chain, sends } = await newStage()
  chain.state.balances.set(`BNB ${ALICE}`, 0n)
  chain.codes.set(ALICE, `0xef0100${'d'.repeat(40)}`)
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'done')
  assert.is(sends().length, 1)
})

for (const estimate of [0n, 1n, 20_999n, 10_000_000n, 2n ** 60n, 2n ** 256n]) {
  for (const isDelegated of [false, true]) {
    test(`a node says ${estimate} gas, the account ${isDelegated ? 'runs code' : 'is plain'}: said so, the wallet is not asked, and it goes on later`, async () => {
      const { chain, wallet } = await newStage()
      if (isDelegated) chain.codes.set(ALICE, `0xef0100${'d'.repeat(40)}`)
      chain.estimate = estimate
      void tapOf('sell').tap()
      await until(() => flow.value?.stage === 'failed')
      assert.equal([flow.value?.error?.key, theEntry().step, wallet.questions], ['gasOdd', Step.ready, []])
      chain.estimate = 21_000n
      void continueEntry(theEntry().id)
      await until(() => flow.value?.stage === 'done')
    })
  }
}

test('nor is it asked for the approval before', async () => {
  const { chain, wallet } = await newStage()
  tapOf('buy').arrange?.(chain.state)
  chain.estimate = 2n ** 60n
  void tapOf('buy').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.equal([flow.value?.error?.key, theEntry().step, wallet.questions], ['gasOdd', Step.ready, []])
})

test.run()
