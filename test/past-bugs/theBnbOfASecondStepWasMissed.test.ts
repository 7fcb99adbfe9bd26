import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { toUnits } from '../../src/domain/money'
import { usualFee, withMargin } from '../../src/domain/networkFee'
import { type FlowStage, flow } from '../../src/state/flow'
import { until } from '../actions/support/clock'
import { newStage, theEntry } from '../actions/support/stage'
import { tapOf } from '../actions/support/taps'
import { ALICE } from '../support/fakeProvider'

const test = suite('past bugs, the BNB of a second step was missed')
/** What a review reckons with for both steps of a purchase, at the fake node's 1 wei. */
const BOTH = withMargin(usualFee('buy', 1n) ?? 0n)
/** What the approval alone takes: the fake node's 21,000 gas and a fifth more. */
const APPROVAL_ALONE = 25_200n

async function beginBuying() {
  const { chain, sends } = await newStage()
  const buy = tapOf('buy')
  buy.arrange?.(chain.state)
  return { tap: buy.tap, sends, hold: (units: bigint) => chain.state.balances.set(`BNB ${ALICE}`, units) }
}

test('before an approval is asked for, all that is missing until the end is named, once', async () => {
  const { tap, sends, hold } = await beginBuying()
  let held = 0n
  for (const go of [tap, () => continueEntry(theEntry().id)]) {
    hold(held)
    void go()
    await until(() => flow.value?.stage === 'failed')
    const { key, params } = flow.value?.error ?? {}
    assert.is(key, 'gasMissing')
    const needed = held + toUnits(String(params?.amount), 18)
    assert.ok(needed > 2n * APPROVAL_ALONE && needed <= BOTH, `${needed} of ${BOTH}`)
    assert.equal(sends(), [], 'no BNB is spent on an approval that leads nowhere')
    held = APPROVAL_ALONE
  }
  hold(BOTH)
  void continueEntry(theEntry().id)
  await until(() => flow.value?.stage === 'done')
  assert.is(sends().length, 2)
})

test('what stops after the approval stops at the action itself', async () => {
  const { tap, sends, hold } = await beginBuying()
  const stages: (FlowStage | undefined)[] = []
  const stop = flow.subscribe((shown) => {
    if (shown?.stage !== stages.at(-1)) stages.push(shown?.stage)
  })
  void tap()
  await until(() => sends().length === 1)
  hold(0n)
  await until(() => flow.value?.stage === 'failed')
  stop()
  assert.equal(stages.slice(-3), ['allowance', 'lastCheck', 'failed'])
})

test.run()
