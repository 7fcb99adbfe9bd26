import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import ownWalletTexts from '../../i18n/en/ownWallet.json'
import purseTexts from '../../i18n/en/purse.json'
import { addTexts } from '../../src/i18n'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { walletBalances } from '../../src/state/assets'
import { flow, moreAllowed } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { purse } from '../../src/state/purse'
import { sessionEpoch, token, user } from '../../src/state/session'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { MDS, newAsset } from './support/asset'
import { type NodeSays, nodeSaying } from './support/node'
import { addAllTexts, change, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/purse')
addAllTexts()
addTexts('en', 'ownWallet', ownWalletTexts)
addTexts('en', 'purse', purseTexts)

const MORE = 'Allow more once, for several bids'
const nothing = { data: null, busy: false, error: null }

test.before.each(() => {
  sessionEpoch.value++
  token.value = 't'
  user.value = newUser()
  journal.value = []
  purse.value = nothing
  walletBalances.value = nothing
})
test.after.each(() => {
  cleanup()
  flow.value = null
  user.value = null
})

const asset = () => newAsset({ place: 'contract', market: 'auction', price: 100n * MDS, ownerId: 'u2' })

async function show(says: NodeSays | null, stage: 'review' | 'done' = 'review'): Promise<void> {
  const node = says ? nodeSaying(says) : () => new Response('down', { status: 500 })
  fakeProvider({ '/sandbox/rpc': node, '/sandbox/rpc2': node })
  flow.value = { kind: 'bid', asset: asset(), stage, entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => allByRole('button').length > 1)
  await import('../../src/screens/money/purse/Purse')
  await import('../../src/screens/money/purse/PurseLeft')
  if (says) await until(() => purse.value.data !== null)
  await settle(12)
}
const text = () => textOf(byRole('dialog'))
const cap = () => byRole('textbox', 'Allow at most, for all of them')
const isDisabled = (name: string) => (byRole('button', name) as HTMLButtonElement).disabled

test('exactly the bid is what is allowed, and more only if the player wants it', async () => {
  await show({ balance: 1000n * MDS })
  assert.match(text(), /take exactly 111 MDS, no more/)
  assert.is(allByRole('textbox').length, 1)
  tap(byRole('button', MORE))
  assert.ok(isDisabled('Bid 111 MDS'))
  assert.match(text(), /In your wallet 1,000 MDS/)
  type(cap(), '400')
  assert.match(text(), /take exactly 400 MDS, no more/)
  assert.not(isDisabled('Bid 111 MDS'))
  tap(byRole('button', 'Only for this bid'))
  assert.match(text(), /take exactly 111 MDS, no more/)
  assert.not(isDisabled('Bid 111 MDS'))
})

test('a cap below the bid or above the balance is said, and nothing can be confirmed with it', async () => {
  await show({ balance: 1000n * MDS })
  tap(byRole('button', MORE))
  for (const [typed, said] of [
    ['110', /The minimum is 111 MDS/],
    ['1000.5', /Insufficient/],
    ['many', /cannot be read/],
  ] as const) {
    type(cap(), typed)
    cap().dispatchEvent(new Event('blur'))
    await settle()
    assert.match(text(), said)
    assert.ok(isDisabled('Bid 111 MDS'))
  }
})

test('a bid raised above the cap has to be agreed to again', async () => {
  await show({ balance: 1000n * MDS })
  tap(byRole('button', MORE))
  type(cap(), '150')
  assert.not(isDisabled('Bid 111 MDS'))
  type(byRole('textbox', 'Your bid'), '151')
  assert.ok(isDisabled('Bid 151 MDS'))
})

test('a cap that the bid has outgrown stays in sight, even for a bid of all that the wallet has', async () => {
  await show({ balance: 200n * MDS })
  tap(byRole('button', MORE))
  type(cap(), '150')
  type(byRole('textbox', 'Your bid'), '200')
  assert.ok(isDisabled('Bid 200 MDS'))
  assert.is((cap() as HTMLInputElement).value, '150')
  tap(byRole('button', 'Only for this bid'))
  assert.not(isDisabled('Bid 200 MDS'))
  assert.equal(allByRole('button', MORE), [])
})

test('a bid that is covered says so, allows nothing and offers nothing more', async () => {
  await show({ balance: 1000n * MDS, allowance: 111n * MDS })
  assert.match(text(), /Still allowed for bids 111 MDS This bid is covered/)
  assert.not(/nothing more/.test(text()))
  assert.equal(allByRole('button', MORE), [])
  type(byRole('textbox', 'Your bid'), '112')
  assert.match(text(), /not enough for this bid, so exactly 112 MDS are allowed in its place/)
  assert.match(text(), /take exactly 112 MDS, no more/)
  assert.is(allByRole('button', MORE).length, 1)
})

test('while the nodes are silent nothing is said of what is left, and exactly the bid is allowed', async () => {
  await show(null)
  assert.not(/Still allowed/.test(text()))
  assert.equal([allByRole('button', MORE), allByRole('button', 'Set to zero')], [[], []])
  assert.match(text(), /take exactly 111 MDS, no more/)
  assert.not(isDisabled('Bid 111 MDS'))
})

test('after a bid what is left stands there, with the way to take it back; the failure is said', async () => {
  const says = { balance: 1000n * MDS, allowance: 289n * MDS }
  await show(says, 'done')
  assert.match(text(), /Still allowed for bids 289 MDS/)
  tap(byRole('button', 'Set to zero'))
  await until(() => allByRole('alert').length > 0)
  assert.match(text(), /289 MDS/)
  assert.is(allByRole('button', 'Set to zero').length, 1)
})

test('a wallet that allowed more than it was asked for: said at the end, with the way to see it; no limit is no number', async () => {
  await show({ balance: 1000n * MDS, allowance: 2n ** 256n - 1n }, 'done')
  assert.match(text(), /Still allowed for bids No limit/)
  assert.not(/allowed more/.test(text()))
  change(() => {
    const entry = newEntry({ kind: 'bid' })
    journal.value = [entry]
    moreAllowed.value = entry.id
    flow.value = flow.value && { ...flow.value, entryId: entry.id }
  })
  await import('../../src/screens/money/purse/AllowedMore')
  await until(() => allByRole('link', 'See what is allowed').length > 0)
  assert.match(text(), /Your wallet allowed more than this page asked it for/)
  change(() => {
    flow.value = flow.value && { ...flow.value, stage: 'failed' }
  })
  await until(() => allByRole('link', 'See what is allowed').length > 0)
})

test('after a bid that left nothing, nothing is said', async () => {
  await show({ balance: 1000n * MDS }, 'done')
  assert.not(/allowed/.test(text()))
  change(() => {
    flow.value = null
  })
})

test.run()
