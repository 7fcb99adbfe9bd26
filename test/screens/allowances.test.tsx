import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/allowances.json'
import page from '../../i18n/en/allowancesPage.json'
import exitTexts from '../../i18n/en/exit.json'
import menu from '../../i18n/en/menu.json'
import { config } from '../../src/config'
import { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import Allowances from '../../src/screens/allowances/Allowances'
import { OwnAllowances } from '../../src/screens/allowances/OwnAllowances'
import { type AllowancesKnown, allowances } from '../../src/state/allowances'
import { user } from '../../src/state/session'
import { userError } from '../../src/state/userError'
import { isWrongChain } from '../../src/state/wallet'
import { type ExitRun, exitRuns } from '../../src/state/wayOut'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { addAllTexts, change, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/allowances')
const ALICE = '0xa11ce00000000000000000000000000000000001'
const REF = `0x${'5'.repeat(64)}` as const
const COIN = { of: 'coin', coin: 'MDS', spender: 'auction' } as const
const text = () => textOf(document.body)
const known = (change: Partial<AllowancesKnown> = {}): AllowancesKnown => ({
  account: ALICE,
  allowances: [],
  unread: 0,
  missing: 0n,
  ...change,
})
const show = (change: Partial<AllowancesKnown>) => {
  allowances.value = { data: known(change), busy: false, error: null }
  render(<OwnAllowances account={ALICE} />)
}
const run = (change: Partial<ExitRun> = {}): ExitRun => ({
  exit: { is: 'zero', allowance: COIN },
  account: ALICE,
  ref: REF,
  hash: REF,
  stage: 'sent',
  seenAt: null,
  isLate: false,
  error: null,
  outcome: null,
  ...change,
})

test.before(() => {
  addAllTexts()
  addTexts('en', 'allowances', table)
  addTexts('en', 'allowancesPage', page)
  addTexts('en', 'exit', exitTexts)
  addTexts('en', 'menu', menu)
  fakeProvider({})
})
test.after.each(() => {
  cleanup()
  allowances.value = { data: null, busy: false, error: null }
  exitRuns.value = []
  user.value = null
  userError.value = null
  isWrongChain.value = false
})

test('nothing allowed: said only when everything was read', () => {
  show({})
  byRole('heading', 'No contract may take anything of yours')
  cleanup()
  show({ unread: 3 })
  assert.match(text(), /could not be read: 3\./)
  assert.not.match(text(), /No contract may take/)
  cleanup()
  show({ missing: 2n })
  byRole('heading', 'No contract may take your coins')
  assert.match(text(), /NFTs 2 not checked yet Check now · free It only reads: no transaction, no fee\./)
  assert.not.match(text(), /No contract may take anything/)
})

test('what is allowed is said first, with the amount where there is only one', () => {
  const MDS_100 = { ...COIN, units: 100n * 10n ** 18n }
  const CARDS = { of: 'collection', collection: 'card' } as const
  show({ allowances: [MDS_100] })
  byRole('heading', '1 contract may take up to 100 MDS')
  cleanup()
  show({ allowances: [MDS_100], unread: 1 })
  byRole('heading', '1 contract may take something of yours')
  cleanup()
  show({ allowances: [MDS_100, { ...CARDS, spender: 'auction' }] })
  byRole('heading', '1 contract may take something of yours')
  cleanup()
  show({ allowances: [MDS_100, { ...CARDS, spender: 'activation' }], missing: 2n })
  byRole('heading', '2 contracts may take something of yours')
})

test('coins and NFTs have a line of their own, but none while a question is without an answer', () => {
  show({ missing: 2n })
  assert.match(text(), /Coins Nothing allowed/)
  assert.match(text(), /NFTs 2 not checked yet/)
  cleanup()
  show({ allowances: [{ ...COIN, units: 5n }], missing: 2n })
  assert.match(text(), /Coins 1 allowed NFTs 2 not checked yet/)
  cleanup()
  show({ allowances: [{ of: 'collection', collection: 'card', spender: 'auction' }], missing: 2n })
  assert.match(text(), /Coins Nothing allowed NFTs 1 allowed/)
  cleanup()
  show({ unread: 1, missing: 2n })
  assert.not.match(text(), /Nothing allowed/)
  assert.match(text(), /2 of your NFTs are not checked yet: their numbers have to be read first/)
})

test('the NFTs that nobody was asked about are looked up at the provider; where that fails, it is said', async () => {
  user.value = newUser()
  const asked = fakeProvider({})
  show({ missing: 2n })
  tap(byRole('button', 'Check now · free'))
  await until(() => allByRole('alert').length > 0)
  assert.ok(asked.includes('GET /api/user/card/list?place=wallet'))
})

test('one that is being set to zero is busy, and how far it has come stands above', () => {
  exitRuns.value = [run(), run({ account: '0xb0b0000000000000000000000000000000000002', ref: '0x6' })]
  show({ allowances: [{ ...COIN, units: 5n * 10n ** 18n }] })
  const button = byRole('button', 'Set to zero: The 111 protocol may take up to 5 MDS')
  assert.is(button.getAttribute('aria-busy'), 'true')
  assert.match(text(), /Set to zero: The 111 protocol, MDS Sent. Waiting until the chain shows it/)
  assert.is(allByRole('status').length, 1)
})

test('one that is done is not offered again while the list is read', () => {
  exitRuns.value = [run({ stage: 'final' })]
  show({ allowances: [{ ...COIN, units: 5n * 10n ** 18n }] })
  const isBusy = () => allByRole('button').some((one) => one.getAttribute('aria-busy') === 'true')
  assert.not.ok(isBusy(), 'it was given once more')
  change(() => {
    allowances.value = { ...allowances.value, busy: true }
  })
  assert.is(byRole('button', 'Set to zero: The 111 protocol may take up to 5 MDS').getAttribute('aria-busy'), 'true')
})

test('one that has ended is put away by its button; one declined says that nothing was paid', () => {
  exitRuns.value = [run({ stage: 'failed', error: new AppError('rejected') })]
  show({ allowances: [{ ...COIN, units: 5n }] })
  assert.match(text(), /Nothing came of it. You declined in the wallet/)
  tap(byRole('button', 'Close'))
  assert.equal(exitRuns.value, [])
})

test('a wallet on another network is named, with the way back', () => {
  isWrongChain.value = true
  show({})
  byRole('button', `Switch to ${config.chainName}`)
})

test('silent nodes: what is allowed is unknown, with a retry; what was read before stays', () => {
  allowances.value = { data: null, busy: false, error: new AppError('chainSilent') }
  render(<OwnAllowances account={ALICE} />)
  assert.match(text(), /what is allowed is unknown. That does not mean that nothing is/)
  byRole('button', 'Try again')
  assert.not.match(text(), /No contract may take/)
  cleanup()
  allowances.value = {
    data: known({ allowances: [{ ...COIN, units: 5n }] }),
    busy: false,
    error: new AppError('server'),
  }
  render(<OwnAllowances account={ALICE} />)
  byRole('button', 'Try again')
  assert.match(text(), /may take up to/)
})

test('what was read for another account is not shown', () => {
  show({ account: '0xb0b0000000000000000000000000000000000002' })
  assert.not.match(text(), /No contract may take/)
  assert.ok(document.querySelector('[aria-busy=true]'))
})

test('whose login it is: not known yet, not to be read, without a wallet', async () => {
  render(<Allowances />)
  byRole('heading', 'Allowances')
  assert.ok(document.querySelector('[aria-busy=true]'))
  cleanup()
  userError.value = new AppError('server')
  render(<Allowances />)
  tap(byRole('button', 'Try again'))
  await settle()
  cleanup()
  userError.value = null
  user.value = newUser({ address: '' })
  render(<Allowances />)
  byRole('heading', 'No wallet is linked')
  cleanup()
  user.value = newUser()
  render(<Allowances />)
  assert.ok(document.querySelector('[aria-busy=true]'))
  await settle()
})

test.run()
