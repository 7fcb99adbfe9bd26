import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import ownWalletTexts from '../../i18n/en/ownWallet.json'
import type { Hex } from '../../src/domain/hex'
import type { MoneyKind } from '../../src/domain/moneyKinds'
import { addTexts } from '../../src/i18n'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { walletBalances } from '../../src/state/assets'
import { type Flow, flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { ownCode } from '../../src/state/ownCode'
import { sessionEpoch, token, user } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { newAsset } from './support/asset'
import { nodeSaying } from './support/node'
import { addAllTexts, change, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/ownWallet')
addAllTexts()
addTexts('en', 'ownWallet', ownWalletTexts)

const KNOWN = '0xef010063c0c19a282a1b52b07dd5a65b58948a07dae32b'
const UNKNOWN: Hex = `0xef0100${'d'.repeat(40)}`
const CLAIM = 'Claim to the wallet'
const AGREE = 'I know this code. Go on.'
let shown = 0
const nothing = { data: null, busy: false, error: null }

test.before.each(() => {
  sessionEpoch.value++
  token.value = 't'
  user.value = newUser()
  journal.value = []
  ownCode.value = null
  walletBalances.value = nothing
})
test.after.each(() => {
  cleanup()
  flow.value = null
  user.value = null
})

/** Opens a review while the nodes say this of the account; a node that says null is silent. */
async function show(kind: MoneyKind, code: Hex | null): Promise<string[]> {
  const node = code === null ? () => new Response('down', { status: 500 }) : nodeSaying({ code })
  const asked = fakeProvider({ '/sandbox/rpc': node, '/sandbox/rpc2': node })
  // An earlier test's claim is still open.
  const asset = newAsset({ id: `claimed-${++shown}`, place: 'game', tokenId: null })
  flow.value = { kind, asset, stage: 'review', entryId: null, error: null } satisfies Flow
  render(<MoneySheet />)
  await until(() => allByRole('button').length > 1)
  await import('../../src/screens/money/OwnWallet')
  if (code !== null) await until(() => ownCode.value !== null)
  await settle(12)
  return asked
}
const text = () => textOf(byRole('dialog'))
const claims = (asked: readonly string[]) => asked.filter((request) => request === 'POST /api/card/claim').length
const tapClaim = async () => {
  tap(allByRole('button', CLAIM).at(-1) as HTMLElement)
  await settle(20)
}

test('a wallet without foreign code: nothing is said, and the tap goes on', async () => {
  const asked = await show('claim', '0x')
  assert.not(/code|contract/i.test(text()))
  await tapClaim()
  await until(() => claims(asked) === 1)
})

test('a wallet maker’s code is one quiet line, a contract another; neither asks for anything', async () => {
  await show('claim', KNOWN)
  assert.match(text(), /Your wallet runs MetaMask’s code/)
  assert.equal([allByRole('checkbox'), allByRole('alert')], [[], []])
  cleanup()
  ownCode.value = null
  const asked = await show('claim', '0x6080')
  assert.match(text(), /Your wallet is a contract\./)
  assert.equal([allByRole('checkbox'), allByRole('alert')], [[], []])
  await tapClaim()
  await until(() => claims(asked) === 1)
})

test('unknown code: a warning that names it, the tap is held until the player says that they go on', async () => {
  const asked = await show('claim', UNKNOWN)
  assert.match(text(), /Code that we do not know runs in your wallet\./)
  assert.match(text(), /Things sent here may be taken away at once/)
  assert.match(text(), /0xddd…dddd/)
  assert.equal(allByRole('alert'), [])
  await tapClaim()
  await until(() => allByRole('alert').length > 0)
  assert.is(claims(asked), 0)
  assert.equal(allByRole('alert').map(textOf), ['Tick this first if you want to go on.'])
  assert.is(document.activeElement, byRole('checkbox'))
  tap(byRole('checkbox', AGREE))
  await settle()
  assert.equal(allByRole('alert'), [])
  await tapClaim()
  await until(() => claims(asked) === 1)
})

test('what was answered for one review is not answered for the next', async () => {
  await show('claim', UNKNOWN)
  tap(byRole('checkbox', AGREE))
  change(() => {
    flow.value = null
  })
  cleanup()
  const asked = await show('claim', UNKNOWN)
  assert.not((byRole('checkbox', AGREE) as HTMLInputElement).checked)
  await tapClaim()
  assert.is(claims(asked), 0)
})

test('silent nodes: neither an alarm nor a promise, and the tap goes on', async () => {
  const asked = await show('claim', null)
  assert.not(/code|contract/i.test(text()))
  await tapClaim()
  await until(() => claims(asked) === 1)
})

test('what brings nothing to the wallet asks nothing about it', async () => {
  fakeProvider({ '/sandbox/rpc': nodeSaying({ code: UNKNOWN }), '/sandbox/rpc2': nodeSaying({ code: UNKNOWN }) })
  flow.value = { kind: 'deposit', asset: newAsset(), stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => allByRole('button').length > 1)
  await settle(20)
  assert.is(ownCode.value, null)
  assert.equal(allByRole('checkbox'), [])
})

test.run()
