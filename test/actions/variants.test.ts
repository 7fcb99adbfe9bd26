import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { beginActivateAsset } from '../../src/actions/money/taps/beginActivateAsset'
import { beginDeposit } from '../../src/actions/money/taps/beginDeposit'
import { beginPayout } from '../../src/actions/money/taps/beginPayout'
import { beginTopUp } from '../../src/actions/money/taps/beginTopUp'
import { decodeCall } from '../../src/chain/decodeCall'
import { Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { sampleAsset } from '../domain/samples'
import { ALICE } from '../support/fakeProvider'
import type { ChainState } from './support/chainState'
import { until } from './support/clock'
import { wireAsset } from './support/fakeApi'
import { newStage, theEntry } from './support/stage'
import { MDS, MDV, paymentOf, tapOf } from './support/taps'

const test = suite('actions, the other ways of a kind')

interface Variant {
  fact: string
  arrange?(state: ChainState): void
  tap(): Promise<void>
  /** The function of a contract, and the contract. */
  effect: [name: string, target: string]
  confirmedBy: string
  body: Record<string, unknown>
}

const VARIANTS: readonly Variant[] = [
  {
    fact: 'a dragon goes to its own collection',
    arrange: (state) => state.owners.set('dragon 7', ALICE),
    tap: () => beginDeposit(sampleAsset({ kind: 'dragon' })),
    effect: ['deposit', 'dragon'],
    confirmedBy: '/api/card/deposit',
    body: { id: 'hero-1' },
  },
  {
    fact: 'MDS are topped up by a call of their own',
    tap: () => beginTopUp('MDS', 2n * MDS),
    effect: ['pay', 'activation'],
    confirmedBy: '/api/user/charge',
    body: { amount: '2' },
  },
  {
    fact: 'MDV are topped up by a call of their own',
    tap: () => beginTopUp('MDV', 3n * MDV),
    effect: ['pay', 'activation'],
    confirmedBy: '/api/user/charge2',
    body: { amount: '3' },
  },
  {
    fact: 'an asset is activated for MDV by a call of its own',
    arrange: (state) => state.assetPrices.set('MDV', MDV),
    tap: () => beginActivateAsset(sampleAsset({ activated: false }), { coin: 'MDV', price: MDV }),
    effect: ['activateAsset', 'activation'],
    confirmedBy: '/api/user/active/hero-1',
    body: {},
  },
  {
    fact: 'payments that failed are paid out where no share waits',
    arrange: (state) => state.owed.set(ALICE, 4n * MDS),
    tap: () => beginPayout(paymentOf({ credit: 4n * MDS })),
    effect: ['collect', 'auction'],
    confirmedBy: '/api/user/refresh',
    body: {},
  },
]
for (const { fact, arrange, tap, effect, confirmedBy, body } of VARIANTS) {
  test(fact, async () => {
    const { chain, api, wallet } = await newStage()
    arrange?.(chain.state)
    void tap()
    await until(() => flow.value?.stage === 'done' || flow.value?.stage === 'failed')
    assert.is(flow.value?.error, null)
    const calls = wallet.questions.flatMap((question) => {
      if (question.kind !== 'send') return []
      const { to, data = '0x' } = question.transaction
      const { name, target } = decodeCall({ to: to as '0x', data: data as '0x', value: 0n })
      return name === 'approve' ? [] : [[name, target]]
    })
    assert.equal(calls, [effect])
    const [told, ...others] = api.to(confirmedBy)
    assert.equal([told?.key, others], [theEntry().id, []])
    assert.equal({ ...told?.body, ...body, hash: theEntry().hash }, told?.body)
  })
}

test('a claim whose transaction the provider names keeps its hash', async () => {
  const { api } = await newStage()
  const hash = `0x${'c'.repeat(64)}`
  api.answers['/api/card/claim'] = { item: wireAsset({ status: 3 }), hash }
  await tapOf('claim').tap()
  assert.equal([theEntry().step, theEntry().order], [Step.done, { hash }])
})

test.run()
