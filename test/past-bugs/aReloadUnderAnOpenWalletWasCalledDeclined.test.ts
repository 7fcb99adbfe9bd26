import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { discardEntry } from '../../src/actions/money/discardEntry'
import { sayNotConfirmed } from '../../src/actions/money/sayNotConfirmed'
import { beginSell } from '../../src/actions/money/taps/beginSell'
import { Step } from '../../src/domain/journal'
import { draftOf } from '../../src/screens/money/draftOf'
import { flow } from '../../src/state/flow'
import { isTrayOpen } from '../../src/state/isTrayOpen'
import { sellWith } from '../actions/support/asks'
import { pass, until } from '../actions/support/clock'
import { wireAsset } from '../actions/support/fakeApi'
import { newStage, type Stage, theEntry } from '../actions/support/stage'
import { MDS } from '../actions/support/taps'
import { sampleAsset } from '../domain/samples'

const test = suite('past bugs, a reload under an open wallet was called declined')

const detail = {
  ...wireAsset(),
  number: '7',
  attributes: {},
  total_traded: '0',
  trades: [],
  auction: null,
}

/** The wallet has been asked for a sale; then there is no sheet, as a reload leaves it. */
async function askedAndReloaded(): Promise<Stage> {
  const stage = await sellWith({ approve: () => new Promise(() => {}) })
  await until(() => theEntry().step === Step.asked)
  flow.value = null
  return stage
}

test('"No" says that the player said so, and the review is open again with the price', async () => {
  const { api } = await askedAndReloaded()
  api.answers['/api/card/hero-1'] = detail
  isTrayOpen.value = true
  await pass(200_000)
  await sayNotConfirmed(theEntry().id, draftOf(theEntry()))
  assert.equal([theEntry().step, theEntry().error], [Step.dead, 'givenUp'])
  const shown = flow.value
  assert.equal(
    [shown?.stage, shown?.kind, shown?.error?.key, shown?.choice, shown?.asset?.id],
    ['review', 'sell', 'givenUp', { amount: '100' }, 'hero-1'],
  )
  assert.is(isTrayOpen.value, false)
})

test('while the prompt may be open, "No" ends nothing', async () => {
  await askedAndReloaded()
  await pass(60_000)
  await sayNotConfirmed(theEntry().id, draftOf(theEntry()))
  assert.equal([theEntry().step, flow.value], [Step.asked, null])
})

test('what is discarded before the wallet was asked was not declined either', async () => {
  const { chain } = await newStage()
  chain.isDown = true
  void beginSell(sampleAsset(), 100n * MDS)
  await until(() => flow.value?.stage === 'failed')
  await discardEntry(theEntry().id)
  assert.equal([theEntry().step, theEntry().error, flow.value?.error?.key], [Step.dead, 'cancelled', 'cancelled'])
})

test.run()
