import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { reviewMoney } from '../../src/actions/money/reviewMoney'
import { beginActivateAccount } from '../../src/actions/money/taps/beginActivateAccount'
import { Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { user } from '../../src/state/session'
import { until } from '../actions/support/clock'
import { newStage, onDisk, player, theEntry } from '../actions/support/stage'
import { tapOf } from '../actions/support/taps'
import { ALICE } from '../support/fakeProvider'

const test = suite('past bugs, an account with a reset password could pay')

const refusal = () => [flow.value?.stage, flow.value?.error?.key]

test('nothing begins: no entry, no call, no wallet', async () => {
  const { api, wallet } = await newStage()
  user.value = player({ mustChangePassword: true, activated: false })
  api.received.length = 0
  await beginActivateAccount(10n ** 18n)
  assert.equal(refusal(), ['failed', 'ownPasswordFirst'])
  assert.equal([await onDisk(), journal.value, api.received, wallet.asked], [[], [], [], []])
})

test('the sheet says so before anything is typed', async () => {
  await newStage()
  user.value = player({ mustChangePassword: true })
  reviewMoney('topUp', null)
  assert.equal(refusal(), ['failed', 'ownPasswordFirst'])
  user.value = player()
  reviewMoney('topUp', null)
  assert.equal(refusal(), ['review', undefined])
})

test('an entry from before the reset does not go on to the wallet', async () => {
  const { chain, sends } = await newStage()
  chain.state.balances.set(`BNB ${ALICE}`, 0n)
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(theEntry().step, Step.ready)
  chain.state.balances.set(`BNB ${ALICE}`, 10n ** 18n)
  user.value = player({ mustChangePassword: true })
  await continueEntry(theEntry().id)
  assert.equal([refusal(), theEntry().step, sends()], [['failed', 'ownPasswordFirst'], Step.ready, []])
})

test.run()
