import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { beginSell } from '../../src/actions/money/taps/beginSell'
import { Step } from '../../src/domain/journal'
import { fees } from '../../src/state/assets'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { stopReason } from '../../src/state/site'
import { sampleAsset } from '../domain/samples'
import { CHECK_CASES } from './support/checkCases'
import { until } from './support/clock'
import { newStage, theEntry } from './support/stage'
import { MDS, TAPS, tapOf } from './support/taps'

const test = suite('actions, checks before the wallet')

for (const { fact, kind, arrange, tap, error } of CHECK_CASES) {
  test(`${kind}, ${fact}: ${error[0]}, and the wallet never opens`, async () => {
    fees.value = { data: null, busy: false, error: null }
    const stage = await newStage()
    const usual = tapOf(kind)
    usual.arrange?.(stage.chain.state)
    arrange(stage)
    void (tap ?? usual.tap)()
    await until(() => flow.value?.stage === 'failed' || flow.value?.stage === 'done')
    const [key, params = {}] = error
    assert.equal([flow.value?.error?.key, { ...flow.value?.error?.params }], [key, params])
    assert.equal(stage.sends(), [])
    assert.equal(stage.wallet.questions, [])
    assert.ok(journal.value.every(({ step, error: noted }) => step === Step.dead && noted === key))
  })
}

test('a coin contract that the site names otherwise stops every action', async () => {
  for (const { tap } of TAPS) {
    const { wallet, api } = await newStage()
    stopReason.value = 'contractMismatch'
    await tap()
    stopReason.value = null
    assert.is(flow.value?.error?.key, 'contractMismatch')
    assert.equal(journal.value, [])
    assert.equal([wallet.asked.filter((method) => method.startsWith('eth_send')), api.received], [[], []])
  }
})

test('an asset without a token waits for the chain', async () => {
  await newStage()
  await beginSell(sampleAsset({ tokenId: null }), 1n)
  assert.is(flow.value?.error?.key, 'confirming')
})

test('what the player did not agree to ends the entry and frees the asset', async () => {
  const { api } = await newStage()
  api.answers['/api/card/sell/hero-1'] = { id: 'order-1', token_id: '7', price: '10' }
  void beginSell(sampleAsset(), 100n * MDS)
  await until(() => flow.value?.stage === 'failed')
  assert.is(theEntry().step, Step.dead)
  delete api.answers['/api/card/sell/hero-1']
  void beginSell(sampleAsset(), 100n * MDS)
  await until(() => flow.value?.stage === 'done')
})

test.run()
