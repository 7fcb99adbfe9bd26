import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadWaiting } from '../../src/actions/load/loadWaiting'
import { beginPayout } from '../../src/actions/money/taps/beginPayout'
import { nextPayment, sumOf } from '../../src/domain/waiting'
import { flow } from '../../src/state/flow'
import { user } from '../../src/state/session'
import { waiting } from '../../src/state/waiting'
import { until } from '../actions/support/clock'
import { newStage } from '../actions/support/stage'
import { MDS } from '../actions/support/taps'
import { dividend } from '../screens/support/waiting'
import { ALICE, BOB } from '../support/fakeProvider'

const test = suite('past bugs, what another tab had taken was still offered')

test('a refusal because nothing waits any more takes it off the account', async () => {
  const { chain, api, sends } = await newStage()
  api.answers['/api/user/activities'] = { items: [dividend({ tokenid: '7', assets_id: 'hero-7' })], next: null }
  chain.state.owed.set(`card 7 ${ALICE}`, 3n * MDS)
  await loadWaiting()
  const found = waiting.value
  assert.ok(found && sumOf(found) === 3n * MDS)
  chain.state.owed.clear()
  void beginPayout(nextPayment(found))
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'nothingWaits')
  await until(() => waiting.value !== null && sumOf(waiting.value) === 0n)
  assert.is(sends().length, 0)
})

test('another account of the same login does not see what waits for the first', async () => {
  const { chain } = await newStage()
  const { followWaiting } = await import('../../src/actions/session/followWaiting')
  chain.state.owed.set(ALICE, 2n * MDS)
  followWaiting(() => true)
  await loadWaiting()
  assert.is(waiting.value && sumOf(waiting.value), 2n * MDS)
  if (user.value) user.value = { ...user.value, address: BOB }
  assert.is(waiting.value, null)
})

test.run()
