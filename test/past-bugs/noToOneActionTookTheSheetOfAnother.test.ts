import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reviewMoney } from '../../src/actions/money/reviewMoney'
import { sayNotConfirmed } from '../../src/actions/money/sayNotConfirmed'
import { Step } from '../../src/domain/journal'
import { draftOf } from '../../src/screens/money/draftOf'
import { flow } from '../../src/state/flow'
import { sellWith } from '../actions/support/asks'
import { pass, until } from '../actions/support/clock'
import { theEntry } from '../actions/support/stage'
import { sampleAsset } from '../domain/samples'

const test = suite('past bugs, "No" to one action took the sheet of another')

const other = sampleAsset({ id: 'hero-2', name: 'Frostfang' })

/** The wallet was asked for a sale of hero-1 two minutes ago, and the page was loaded again. */
async function asked() {
  const stage = await sellWith({ approve: () => new Promise(() => {}) })
  await until(() => theEntry().step === Step.asked)
  flow.value = null
  await pass(200_000)
  return stage
}

test('who has opened something else while the chain was asked keeps it', async () => {
  await asked()
  const said = sayNotConfirmed(theEntry().id, draftOf(theEntry()))
  reviewMoney('sell', other)
  const opened = flow.value
  await said
  assert.equal([theEntry().step, theEntry().error], [Step.dead, 'givenUp'])
  assert.is(flow.value, opened)
})

test('the asset of another sheet is not taken for the one of the action', async () => {
  const { api } = await asked()
  api.troubles['/api/card/hero-1'] = Array.from({ length: 9 }, () => ({ code: 400 }))
  reviewMoney('sell', other)
  await sayNotConfirmed(theEntry().id, draftOf(theEntry()))
  assert.equal([flow.value?.stage, flow.value?.entryId, flow.value?.asset], ['failed', theEntry().id, null])
})

test('a sheet that was closed meanwhile stays closed', async () => {
  await asked()
  const said = sayNotConfirmed(theEntry().id, draftOf(theEntry()))
  const end = flow.subscribe((now) => {
    if (now?.stage === 'failed') queueMicrotask(() => (flow.value = null))
  })
  await said
  end()
  assert.equal([theEntry().error, flow.value], ['givenUp', null])
})

test.run()
