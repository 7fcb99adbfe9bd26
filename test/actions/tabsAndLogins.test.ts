import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closeFlow } from '../../src/actions/money/closeFlow'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { discardEntry } from '../../src/actions/money/discardEntry'
import { giveUpEntry } from '../../src/actions/money/giveUpEntry'
import { reviewMoney } from '../../src/actions/money/reviewMoney'
import { type JournalEntry, Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { journal, unreadableEntries } from '../../src/state/journal'
import { toasts } from '../../src/state/toasts'
import { indexedDbBackend } from '../../src/storage/indexedDb'
import { ALICE } from '../support/fakeProvider'
import { pass, quiet, until } from './support/clock'
import { heldWallet } from './support/heldWallet'
import { ofAlice, otherTab } from './support/otherTab'
import { logIn, newStage, onDisk, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, pages, tabs and logins')

test('two taps are one action', async () => {
  const { chain, sends } = await newStage()
  void tapOf('sell').tap()
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'done')
  assert.is(journal.value.length, 1)
  assert.equal(chain.effects(), ['sell'])
  assert.is(sends().length, 1)
})

test('a sheet that is closed while the entry is being written stays closed, and the action goes on', async () => {
  const { chain } = await newStage()
  void tapOf('sell').tap()
  flow.value = null
  await until(() => journal.value.some(({ step }) => step === Step.done))
  assert.is(flow.value, null)
  assert.equal(chain.effects(), ['sell'])
  assert.equal(
    toasts.value.map(({ kind, text }) => [kind, text]),
    [['done', 'money.finished_sell']],
  )
})

test('what fails before it is written, under a sheet that is closed, says nothing', async () => {
  await newStage()
  const other = otherTab()
  await other.claim(ofAlice({ step: Step.ready }))
  void tapOf('sell').tap()
  flow.value = null
  await pass(5000)
  assert.equal([flow.value, toasts.value], [null, []])
})

test('an entry that is gone is neither continued nor discarded nor given up', async () => {
  const { wallet, api } = await newStage()
  for (const act of [continueEntry, discardEntry, giveUpEntry]) await act('gone')
  assert.equal([flow.value, journal.value, toasts.value], [null, [], []])
  assert.equal([wallet.questions, api.received], [[], []])
})

test('a second top-up of the same coin waits until the first one is known', async () => {
  const { chain } = await newStage({ send: 'errorAfterBroadcast' })
  chain.state.allowances.set(`USDT ${ALICE} activation`, 10n ** 20n)
  chain.mines = false
  void tapOf('topUp').tap()
  await until(() => flow.value?.stage === 'failed')
  void tapOf('topUp').tap()
  await until(() => flow.value?.error?.key === 'alreadyOpen')
  chain.mine()
  await until(() => theEntry().step === Step.done)
  assert.equal(chain.effects(), ['pay'])
})

test('another tab holds the asset: this one asks nothing, and shows that entry with its way on', async () => {
  const { wallet, api } = await newStage()
  await otherTab().claim(ofAlice({ step: Step.ready }))
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'alreadyOpen')
  assert.equal([wallet.asked, api.received], [[], []])
  assert.is(theEntry().step, Step.ready)
})

test('two tabs run the same entry: only one opens the wallet', async () => {
  const held = heldWallet()
  const { chain, wallet } = await newStage({ approve: held.approve })
  tapOf('buy').arrange?.(chain.state)
  void tapOf('buy').tap()
  await until(() => held.answers.length === 1)
  const other = otherTab()
  const [onOther] = (await other.list()).entries
  await other.swap(onOther as JournalEntry, { step: Step.asked })
  held.answers[0]?.(true)
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'alreadyOpen')
  assert.is(wallet.questions.length, 1)
  assert.equal([(await onDisk())[0]?.step, theEntry().step], [Step.asked, Step.asked])
})

test('a run that is tapped again makes place for the new one, and says nothing', async () => {
  const held = heldWallet()
  const { chain, wallet } = await newStage({ approve: held.approve })
  tapOf('buy').arrange?.(chain.state)
  void tapOf('buy').tap()
  await until(() => held.answers.length === 1)
  void continueEntry(theEntry().id)
  await until(() => held.answers.length === 2)
  held.answers[0]?.(false)
  await pass(5000)
  assert.equal([theEntry().step, flow.value?.stage], [Step.ready, 'allowance'])
  held.answers[1]?.(true)
  await until(() => held.answers.length === 3)
  held.answers[2]?.(true)
  await until(() => theEntry().step === Step.done)
  assert.is(wallet.questions.length, 3)
})

test('of two runs that wait for one allowance the later one goes on, and nothing fails', async () => {
  const held = heldWallet()
  const { chain, wallet } = await newStage({ approve: held.approve })
  tapOf('buy').arrange?.(chain.state)
  void tapOf('buy').tap()
  await until(() => held.answers.length === 1)
  void continueEntry(theEntry().id)
  await until(() => held.answers.length === 2)
  held.answers[1]?.(true)
  await until(() => held.answers.length === 3)
  await pass(5000)
  assert.equal([flow.value?.stage, wallet.questions.length], ['wallet', 3])
})

test('dropped while the allowance is asked for: the wallet is not opened any more', async () => {
  const held = heldWallet()
  const { chain, wallet } = await newStage({ approve: held.approve })
  tapOf('buy').arrange?.(chain.state)
  void tapOf('buy').tap()
  await until(() => held.answers.length === 1)
  await discardEntry(theEntry().id)
  held.answers[0]?.(true)
  await pass(30_000)
  assert.is(wallet.questions.length, 1)
  assert.is(theEntry().step, Step.dead)
})

test('the sheet is closed and open on something else: the first action shows nothing there', async () => {
  const held = heldWallet()
  const { chain } = await newStage({ approve: held.approve })
  tapOf('buy').arrange?.(chain.state)
  void tapOf('buy').tap()
  await until(() => held.answers.length === 1)
  closeFlow()
  reviewMoney('topUp', null)
  held.answers[0]?.(true)
  await until(() => held.answers.length === 2)
  assert.equal([flow.value?.kind, flow.value?.stage], ['topUp', 'review'])
  held.answers[1]?.(false)
  await until(() => theEntry().step === Step.dead)
  assert.equal([flow.value?.stage, flow.value?.error], ['review', null])
})

test('opened again: what was asked goes on by itself, what was not waits for a tap', async () => {
  const { chain, api, wallet } = await newStage()
  const tab = otherTab()
  const asked = ofAlice({ step: Step.asked })
  await tab.claim(asked)
  await tab.claim(ofAlice({ step: Step.ready, resource: 'asset:2', order: { id: 'o', tokenId: '7', price: '100' } }))
  chain.state.done.set(`card ${ALICE} ${asked.id}`, chain.head)
  await logIn()
  await until(() => api.ledger.includes(asked.id))
  await pass(60_000)
  assert.equal(journal.value.map(({ step }) => step).sort(), [Step.ready, Step.done])
  assert.equal(
    wallet.asked.filter((method) => method === 'eth_sendTransaction'),
    [],
  )
})

test('an entry that cannot be read is kept, told, and never acts', async () => {
  const { api, chain } = await newStage()
  const strange = { ...ofAlice({ step: Step.mined }), version: 2 }
  await indexedDbBackend.run((_, writer) => writer.put(strange))
  await logIn()
  await pass(10_000)
  assert.equal([journal.value, unreadableEntries.value, api.received, chain.asked], [[], [strange], [], []])
  assert.equal(await onDisk(), [strange])
})

test('coming back to the page looks at once', async () => {
  const { chain } = await newStage({ send: 'errorAfterBroadcast' })
  chain.isDown = true
  const entry = ofAlice({ step: Step.asked })
  await otherTab().claim(entry)
  await logIn()
  await quiet()
  chain.isDown = false
  chain.state.done.set(`card ${ALICE} ${entry.id}`, chain.head)
  dispatchEvent(new Event('pageshow'))
  await until(() => theEntry().step === Step.done, 10)
})

test.run()
