import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { showJournal } from '../../src/actions/money/journalOfPage'
import { decodeCall } from '../../src/chain/decodeCall'
import { Step } from '../../src/domain/journal'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'
import { flow } from '../../src/state/flow'
import { user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { addressOf } from '../../src/wallet/contracts'
import type { Question } from '../sandbox/wallet/world'
import { until } from './support/clock'
import { newStage, onDisk, theEntry } from './support/stage'
import { TAPS } from './support/taps'

const test = suite('actions, every kind')

/** The name of the function a wallet is asked to send. */
function nameOf(question: Question): string {
  if (question.kind !== 'send') return question.kind
  const { to, data = '0x', value = '0x0' } = question.transaction
  return decodeCall({ to: to as '0x', data: data as '0x', value: BigInt(value) }).name
}

test('each kind has a tap here', () => {
  assert.equal([...MONEY_KINDS].sort(), TAPS.map(({ kind }) => kind).sort())
})

for (const { kind, arrange, tap, effect, allowed, confirmedBy } of TAPS) {
  test(`${kind}: once on chain, once to the provider, on disk as "asked" before the wallet opens`, async () => {
    const stepsAtQuestion: number[] = []
    const approve = async (question: Question) => {
      if (nameOf(question) === effect) for (const { step } of await onDisk()) stepsAtQuestion.push(step)
      return true
    }
    const { chain, api, wallet } = await newStage({ approve })
    arrange?.(chain.state)
    void tap()
    await until(() => flow.value?.stage === 'done' || flow.value?.stage === 'failed')
    const entry = theEntry()
    assert.is(flow.value?.error, null)
    assert.is(entry.step, Step.done)
    assert.equal(
      chain.effects().filter((name) => name !== 'approve'),
      effect === null ? [] : [effect],
    )
    assert.equal(stepsAtQuestion, effect === null ? [] : [Step.asked])
    const names = wallet.questions.map(nameOf)
    assert.is(names.filter((name) => name === effect).length, effect === null ? 0 : 1)
    assert.equal(
      api.to(confirmedBy).map(({ key }) => key),
      [entry.id],
    )
    assert.equal(api.early, [])
    assert.equal(toasts.value, [], 'the sheet says it')
  })

  if (allowed) {
    test(`${kind}: lets the contract take exactly what it costs, and nothing is left of that`, async () => {
      const { chain, wallet } = await newStage()
      arrange?.(chain.state)
      void tap()
      await until(() => flow.value?.stage === 'done')
      const [approval] = wallet.questions
      if (approval?.kind !== 'send') throw new Error('no approval')
      const { to, data } = approval.transaction
      const decoded = decodeCall({ to: to as '0x', data: data as '0x', value: 0n })
      assert.equal([`${decoded.target} ${decoded.spender}`, decoded.amount], allowed)
      assert.equal([...new Set(chain.state.allowances.values())], [0n])
    })
  }

  if (effect !== null) {
    test(`${kind}: an entry from disk is enough to end it, the wallet stays closed`, async () => {
      const { chain, api, sends } = await newStage({ send: 'hangAfterBroadcast', approve: true })
      arrange?.(chain.state)
      // The allowance is there, so that only the action itself hangs.
      const [coin, spender] = allowed?.[0].split(' ') ?? []
      if (allowed) chain.state.allowances.set(`${coin} ${user.value?.address} ${spender}`, allowed[1])
      if (kind === 'auctionStart') chain.state.approved.set('card 7', addressOf('auction'))
      chain.mines = false
      void tap()
      await until(() => flow.value?.stage === 'wallet' && sends().length === 1)
      flow.value = null
      chain.mine()
      await showJournal()
      await continueEntry(theEntry().id)
      flow.value = null
      await until(() => theEntry().step === Step.done)
      assert.is(toasts.value.at(-1)?.text, `money.finished_${kind}`)
      assert.is(sends().length, 1)
      assert.equal(api.ledger, [theEntry().id])
    })
  }
}

test.run()
