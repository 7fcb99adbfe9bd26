import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { discardEntry } from '../../src/actions/money/discardEntry'
import { Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { clockNow, pass, setClock, until } from './support/clock'
import type { Trouble } from './support/fakeApi'
import { logIn, newStage, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, replies that are lost')
const [PREPARE, CONFIRM] = ['/api/card/sell/hero-1', '/api/card/sellback/hero-1']
const sell = tapOf('sell').tap

const LOST: Trouble[] = ['refusedConnection', 'replyLost', 'html', { code: 500 }, { code: 429 }]

for (const trouble of LOST) {
  test(`preparing, ${JSON.stringify(trouble)}: nothing is asked; a tap goes on with the same key`, async () => {
    const { api, sends } = await newStage()
    api.troubles[PREPARE] = [trouble]
    void sell()
    await until(() => flow.value?.stage === 'failed')
    assert.is(theEntry().step, Step.intent)
    await pass(600_000)
    assert.is(theEntry().step, Step.intent)
    assert.equal(sends(), [])
    void continueEntry(theEntry().id)
    await until(() => flow.value?.stage === 'done')
    assert.equal(
      api.to(PREPARE).map(({ key }) => key),
      [theEntry().id, theEntry().id],
    )
  })
}

test('preparing, refused by the provider: over', async () => {
  const { api, sends } = await newStage()
  api.troubles[PREPARE] = [{ code: 1101, msg: 'NFT locked' }]
  void sell()
  await until(() => flow.value?.stage === 'failed')
  assert.equal([theEntry().step, flow.value?.error?.params.message], [Step.dead, 'NFT locked'])
  assert.equal(sends(), [])
})

for (const trouble of [...LOST, { code: 425 }]) {
  test(`confirming, ${JSON.stringify(trouble)} five times: told until it answers, always with the same key`, async () => {
    const { api } = await newStage()
    api.troubles[CONFIRM] = Array.from({ length: 5 }, () => trouble)
    void sell()
    await until(() => flow.value?.stage === 'done')
    assert.equal(
      api.to(CONFIRM).map(({ key }) => key),
      Array.from({ length: 6 }, () => theEntry().id),
    )
    assert.is(theEntry().step, Step.done)
  })
}

test('hours without an answer: it is still told, and not too often', async () => {
  const { api } = await newStage()
  api.troubles[CONFIRM] = Array.from({ length: 10_000 }, () => 'refusedConnection' as const)
  void sell()
  await pass(3 * 3600_000)
  assert.is(theEntry().step, Step.mined)
  const told = api.to(CONFIRM).length
  assert.ok(told > 40 && told < 50, `${told} times`)
  api.troubles[CONFIRM] = []
  await until(() => theEntry().step === Step.done, 400_000)
})

test('the clock is set back by a year: what waited is due', async () => {
  const { api } = await newStage()
  api.troubles[CONFIRM] = ['refusedConnection', 'refusedConnection']
  void sell()
  await until(() => api.to(CONFIRM).length === 1)
  setClock(clockNow() - 365 * 24 * 3600_000)
  await until(() => theEntry().step === Step.done, 20_000)
})

test('no callback before the effect is final', async () => {
  const { chain, api } = await newStage()
  chain.finalLag = 4
  void sell()
  await pass(20_000)
  assert.equal([theEntry().step, api.to(CONFIRM)], [Step.sent, []])
  chain.mine(3)
  await pass(20_000)
  assert.is(theEntry().step, Step.sent)
  chain.mine()
  await until(() => theEntry().step === Step.done)
  assert.equal(api.early, [])
})

test('a chain that is silent: before the wallet the player goes on, after it the page does', async () => {
  const { chain, sends } = await newStage()
  chain.isDown = true
  void sell()
  await until(() => flow.value?.stage === 'failed')
  assert.equal([theEntry().step, flow.value?.error?.key], [Step.ready, 'chainSilent'])
  assert.equal(sends(), [])
  chain.isDown = false
  chain.mines = false
  void continueEntry(theEntry().id)
  await until(() => theEntry().step === Step.sent)
  chain.isDown = true
  await pass(60_000)
  chain.mine()
  chain.isDown = false
  await until(() => theEntry().step === Step.done)
})

test('a claim whose reply was lost is asked for again only at a tap, with the same key', async () => {
  const { api, sends } = await newStage()
  api.troubles['/api/card/claim'] = ['replyLost']
  void tapOf('claim').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(theEntry().step, Step.intent)
  await pass(600_000)
  assert.is(api.to('/api/card/claim').length, 1)
  void continueEntry(theEntry().id)
  await until(() => theEntry().step === Step.done)
  assert.equal(
    api.to('/api/card/claim').map(({ key }) => key),
    [theEntry().id, theEntry().id],
  )
  assert.equal(sends(), [])
})

test('a claim needs no wallet', async () => {
  await newStage({ accounts: { locked: true } })
  void tapOf('claim').tap()
  await until(() => theEntry().step === Step.done)
})

test('a claim that is refused is over', async () => {
  const { api } = await newStage()
  api.troubles['/api/card/claim'] = [{ code: 1301, msg: 'online' }]
  void tapOf('claim').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(theEntry().step, Step.dead)
})

test('dropped before the wallet: over, and the asset is free for another tap', async () => {
  const { api } = await newStage()
  api.troubles[PREPARE] = ['replyLost']
  void sell()
  await until(() => flow.value?.stage === 'failed')
  const { id } = theEntry()
  await discardEntry(id)
  assert.is(theEntry().step, Step.dead)
  await continueEntry(id)
  await pass(10_000)
  assert.equal([theEntry().step, flow.value?.stage], [Step.dead, 'failed'])
  void sell()
  await until(() => flow.value?.stage === 'done')
})

test('the login ends while the provider is told: told again after the next one', async () => {
  const { api } = await newStage()
  api.troubles[CONFIRM] = [{ code: 401 }]
  void sell()
  await until(() => api.to(CONFIRM).length === 1)
  await pass(600_000)
  assert.is(api.to(CONFIRM).length, 1)
  await logIn()
  await until(() => theEntry().step === Step.done)
  assert.is(api.to(CONFIRM).length, 2)
})

test.run()
