import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { continueEntry } from '../../src/actions/money/continueEntry'
import { giveUpEntry } from '../../src/actions/money/giveUpEntry'
import { forgetSession } from '../../src/actions/session/endSession'
import { type JournalEntry, Step } from '../../src/domain/journal'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { BOB } from '../support/fakeProvider'
import { pass, until } from './support/clock'
import { heldWallet } from './support/heldWallet'
import { ofAlice, otherTab } from './support/otherTab'
import { logIn, newStage, onDisk, player, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, logins that end and begin')
const CONFIRM = '/api/card/sellback/hero-1'
const HASH = `0x${'ab'.repeat(32)}` as const

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
  assert.is((await onDisk())[0]?.step, Step.ready)
  await logIn()
  void continueEntry(theEntry().id)
  await until(() => held.answers.length === 2)
  held.answers[1]?.(true)
  await until(() => theEntry().step === Step.done)
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
  await until(() => theEntry().step === Step.done)
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
    for (const step of [Step.asked, Step.sent, Step.mined])
      await otherTab().claim(ofAlice({ step, hash: HASH, resource: `asset:${step}`, ...change }))
    await logIn()
    await pass(60_000)
    assert.equal(api.received, [])
    assert.equal(chain.asked, [])
    await pass(600_000)
    for (const { id } of journal.value) void continueEntry(id)
    for (const { id } of journal.value) void giveUpEntry(id)
    await pass(10_000)
    assert.equal(api.received, [])
    assert.equal((await onDisk()).map(({ step }) => step).sort(), [Step.asked, Step.sent, Step.mined])
  })
}

test.run()
