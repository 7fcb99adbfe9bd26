import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closeFlow } from '../../src/actions/closeFlow'
import { continueEntry } from '../../src/actions/continueEntry'
import { discardEntry } from '../../src/actions/discardEntry'
import { forgetSession } from '../../src/actions/endSession'
import { reviewMoney } from '../../src/actions/reviewMoney'
import { type JournalEntry, STEP } from '../../src/domain/journal'
import { flow, journal } from '../../src/state/journal'
import { indexedDbBackend } from '../../src/storage/indexedDb'
import { type JournalStore, journalStore } from '../../src/storage/journalStore'
import { ALICE, BOB } from '../support/fakeProvider'
import { newEntry } from '../support/journalEntry'
import { pass, quiet, until } from './support/clock'
import { logIn, newStage, onDisk, player, type Stage, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, pages, tabs and logins')
const CONFIRM = '/api/card/sellback/hero-1'
const HASH = `0x${'ab'.repeat(32)}` as const

/** Another tab's way to the same disk. */
const otherTab = async (): Promise<JournalStore> => journalStore(await indexedDbBackend(), Date.now)

/** A wallet whose owner answers when the test says so. */
function heldWallet() {
  const answers: ((isAgreed: boolean) => void)[] = []
  return { answers, approve: () => new Promise<boolean>((resolve) => answers.push(resolve)) }
}

const ofAlice = (change: Partial<JournalEntry> = {}): JournalEntry =>
  newEntry({ account: ALICE, userid: 'alice', resource: 'asset:hero-1', ...change })

test('two taps are one action', async () => {
  const { chain, sends } = await newStage()
  void tapOf('sell').tap()
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'done')
  assert.is(journal.value.length, 1)
  assert.equal(chain.effects(), ['sell'])
  assert.is(sends().length, 1)
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
  await until(() => theEntry().step === STEP.done)
  assert.equal(chain.effects(), ['pay'])
})

test('another tab holds the asset: this one asks nothing', async () => {
  const { wallet, api } = await newStage()
  await (await otherTab()).claim(ofAlice({ step: STEP.ready }))
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'alreadyOpen')
  assert.equal([wallet.asked, api.received], [[], []])
})

test('two tabs run the same entry: only one opens the wallet', async () => {
  const held = heldWallet()
  const { chain, wallet } = await newStage({ approve: held.approve })
  tapOf('buy').arrange?.(chain.state)
  void tapOf('buy').tap()
  await until(() => held.answers.length === 1)
  const other = await otherTab()
  const [onOther] = (await other.list()).entries
  await other.swap(onOther as JournalEntry, { step: STEP.asked, askedAt: Date.now() })
  held.answers[0]?.(true)
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'alreadyOpen')
  assert.is(wallet.questions.length, 1)
  assert.is((await onDisk())[0]?.step, STEP.asked)
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
  assert.equal([theEntry().step, flow.value?.stage], [STEP.ready, 'allowance'])
  held.answers[1]?.(true)
  await until(() => held.answers.length === 3)
  held.answers[2]?.(true)
  await until(() => theEntry().step === STEP.done)
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
  assert.is(theEntry().step, STEP.dead)
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
  await until(() => theEntry().step === STEP.dead)
  assert.equal([flow.value?.stage, flow.value?.error], ['review', null])
})

test('the login ends while the allowance is asked for: no wallet, and the entry can go on later', async () => {
  const held = heldWallet()
  const { chain, wallet, api } = await newStage({ approve: held.approve })
  tapOf('buy').arrange?.(chain.state)
  void tapOf('buy').tap()
  await until(() => held.answers.length === 1)
  forgetSession()
  held.answers[0]?.(true)
  await pass(30_000)
  assert.is(wallet.questions.length, 1)
  assert.equal([journal.value, flow.value], [[], null])
  assert.is((await onDisk())[0]?.step, STEP.ready)
  await logIn()
  void continueEntry(theEntry().id)
  await until(() => held.answers.length === 2)
  held.answers[1]?.(true)
  await until(() => theEntry().step === STEP.done)
  assert.equal(api.ledger, [theEntry().id])
})

test('the login ends while the wallet is open: nothing is told, and it goes on after the next one', async () => {
  const held = heldWallet()
  const { chain, api } = await newStage({ approve: held.approve })
  void tapOf('sell').tap()
  await until(() => held.answers.length === 1)
  forgetSession()
  held.answers[0]?.(true)
  await pass(60_000)
  assert.equal(chain.effects(), ['sell'])
  assert.equal([api.to(CONFIRM), journal.value], [[], []])
  await logIn(player({ userid: 'bob', address: BOB }))
  await pass(60_000)
  assert.equal([api.to(CONFIRM), journal.value], [[], []])
  await logIn()
  await until(() => theEntry().step === STEP.done)
  assert.equal(api.ledger, [theEntry().id])
})

test('somebody else logs in while the wallet is open: they see nothing of it', async () => {
  const held = heldWallet()
  await newStage({ approve: held.approve })
  void tapOf('sell').tap()
  await until(() => held.answers.length === 1)
  forgetSession()
  await logIn(player({ userid: 'bob', address: BOB }))
  held.answers[0]?.(true)
  await pass(10_000)
  assert.equal(journal.value, [])
})

const FOREIGN: [string, Partial<JournalEntry>][] = [
  ['another player', { userid: 'bob' }],
  ['another account of the player', { account: BOB }],
  ['another chain', { chainId: 56 }],
]
for (const [whose, change] of FOREIGN) {
  test(`an entry of ${whose} never acts`, async () => {
    const { chain, api } = await newStage()
    for (const step of [STEP.asked, STEP.sent, STEP.mined])
      await (await otherTab()).claim(ofAlice({ step, hash: HASH, resource: `asset:${step}`, ...change }))
    await logIn()
    await pass(60_000)
    assert.equal(api.received, [])
    assert.equal(chain.asked, [])
    for (const { id } of journal.value) void continueEntry(id)
    await pass(10_000)
    assert.equal(api.received, [])
  })
}

test('opened again: what was asked goes on by itself, what was not waits for a tap', async () => {
  const { chain, api, wallet } = await newStage()
  const tab = await otherTab()
  const asked = ofAlice({ step: STEP.asked })
  await tab.claim(asked)
  await tab.claim(ofAlice({ step: STEP.ready, resource: 'asset:2', order: { id: 'o', tokenId: '7', price: '100' } }))
  chain.state.done.set(`card ${ALICE} ${asked.id}`, chain.head)
  await logIn()
  await until(() => api.ledger.includes(asked.id))
  await pass(60_000)
  assert.equal(journal.value.map(({ step }) => step).sort(), [STEP.ready, STEP.done])
  assert.equal(
    wallet.asked.filter((method) => method === 'eth_sendTransaction'),
    [],
  )
})

test('coming back to the page looks at once', async () => {
  const { chain } = await newStage({ send: 'errorAfterBroadcast' })
  chain.isDown = true
  const entry = ofAlice({ step: STEP.asked })
  await (await otherTab()).claim(entry)
  await logIn()
  await quiet()
  chain.isDown = false
  chain.state.done.set(`card ${ALICE} ${entry.id}`, chain.head)
  dispatchEvent(new Event('pageshow'))
  await until(() => theEntry().step === STEP.done, 10)
})

interface SpoiltDisk {
  /** Every write fails. */
  isBroken: boolean
  onWrite(entry: JournalEntry): void
}

function spoilDisk(): SpoiltDisk {
  const state: SpoiltDisk = { isBroken: false, onWrite: () => {} }
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
    if (state.isBroken) throw new DOMException('full', 'QuotaExceededError')
    state.onWrite(value as JournalEntry)
    return put.call(this, value)
  } as typeof put
  return state
}
const disk = spoilDisk()

test('the login ends in the very moment before the wallet opens: it stays closed, and the entry is over', async () => {
  const { sends } = await newStage()
  disk.onWrite = ({ step }) => {
    if (step === STEP.asked) forgetSession()
  }
  void tapOf('sell').tap()
  await pass(10_000)
  disk.onWrite = () => {}
  assert.equal(sends(), [])
  assert.is((await onDisk())[0]?.step, STEP.dead)
})

test('a disk that does not write: the wallet stays closed, and the entry can go on', async () => {
  const { sends, api } = await newStage()
  disk.isBroken = true
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  assert.is(flow.value?.error?.key, 'storageOff')
  assert.equal([sends(), api.received, journal.value], [[], [], []])
  disk.isBroken = false
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'done')
})

test('a disk that stops writing just before the wallet: it stays closed', async () => {
  const { sends, api, wallet } = await newStage()
  const { request } = wallet
  wallet.request = async (call) => {
    if (call.method === 'eth_accounts') disk.isBroken = true
    return request(call)
  }
  void tapOf('sell').tap()
  await until(() => flow.value?.stage === 'failed')
  disk.isBroken = false
  assert.equal([flow.value?.error?.key, theEntry().step], ['storageOff', STEP.ready])
  assert.equal(sends(), [])
  assert.is(api.to(CONFIRM).length, 0)
})

test('a disk that stops writing after the wallet was asked stops nothing', async () => {
  const held = heldWallet()
  const { chain, api }: Stage = await newStage({ approve: held.approve })
  void tapOf('sell').tap()
  await until(() => held.answers.length === 1)
  disk.isBroken = true
  held.answers[0]?.(true)
  await pass(60_000)
  assert.equal([chain.effects(), theEntry().step], [['sell'], STEP.asked])
  disk.isBroken = false
  await until(() => theEntry().step === STEP.done)
  assert.equal(api.ledger, [theEntry().id])
})

test.run()
