import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reviewMoney } from '../../src/actions/money/reviewMoney'
import { Step } from '../../src/domain/journal'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'
import { toDigits } from '../../src/domain/payload'
import { AppError } from '../../src/errors'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { fees, openAsset, walletBalances } from '../../src/state/assets'
import { type Flow, flow } from '../../src/state/flow'
import { isJournalDurable, journal } from '../../src/state/journal'
import { outcomes } from '../../src/state/outcomes'
import { token, user } from '../../src/state/session'
import { isWrongChain } from '../../src/state/wallet'
import { isOnBsc, walletQuestion } from '../../src/state/walletQuestion'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { MDS, newAsset } from './support/asset'
import { addAllTexts, change, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/money')
addAllTexts()

const FEES = {
  sale_fee_bps: 250,
  withdraw: [],
  deposit: [],
  account_activation: '1',
  asset_activation: [],
  mint: [],
  next_withdraw_at: 0,
}
const nothing = { data: null, busy: false, error: null }

test.before.each(() => {
  token.value = 't'
  user.value = null
  journal.value = []
  fees.value = nothing
  walletBalances.value = nothing
  openAsset.value = nothing
  fakeProvider({ '/api/level/fee': FEES })
})
test.after.each(() => {
  cleanup()
  flow.value = null
  isJournalDurable.value = true
  isWrongChain.value = false
  isOnBsc.value = false
  walletQuestion.value = null
})

const show = (change: Partial<Flow>) => {
  flow.value = { kind: 'sell', asset: newAsset(), stage: 'review', entryId: null, error: null, ...change }
  render(<MoneySheet />)
}
const text = () => textOf(byRole('dialog'))
const isDisabled = (element: HTMLElement) => (element as HTMLButtonElement).disabled

test('nothing while there is no action', () => {
  render(<MoneySheet />)
  assert.is(allByRole('dialog').length, 0)
})

test('a sale names what the seller receives, to the last digit', async () => {
  show({})
  await settle()
  assert.ok(byRole('dialog', 'Sell on the market'))
  assert.ok(isDisabled(byRole('button', 'Enter a price to sell')))
  assert.match(text(), /Sale fee, 2\.5% 0 MDS You receive 0 MDS/)
  type(byRole('textbox', 'Price'), '125.500000000000000001')
  await until(() => !isDisabled(byRole('button', 'Sell for 125.500000000000000001 MDS')))
  assert.match(text(), /Sale fee, 2\.5% 3\.1375 MDS/)
  assert.match(text(), /You receive 122\.362500000000000001 MDS/)
  assert.match(text(), /stays yours until somebody buys it/)
})

test('a price is judged when it is left, and one of two meanings is asked about', async () => {
  show({})
  await settle()
  const field = byRole('textbox', 'Price')
  type(field, '1.000')
  assert.is(allByRole('alert').length, 0)
  // compat, once it is loaded, listens to the second one.
  for (const name of ['blur', 'focusout']) change(() => void field.dispatchEvent(new Event(name, { bubbles: true })))
  assert.match(byRole('alert').textContent ?? '', /two meanings/)
  assert.ok(byRole('button', '1 MDS?'))
  tap(byRole('button', '1,000 MDS?'))
  assert.ok(byRole('button', 'Sell for 1,000 MDS'))
})

test('without the fee nothing can be agreed to, and it can be asked for again', async () => {
  fakeProvider({})
  show({})
  await settle()
  change(() => {
    fees.value = { data: null, busy: false, error: new AppError('server') }
  })
  type(byRole('textbox', 'Price'), '5')
  assert.ok(isDisabled(byRole('button', 'Sell for 5 MDS')))
  const asked = fakeProvider({ '/api/level/fee': FEES })
  tap(byRole('button', 'Try again'))
  await settle()
  // The offers and trades are those that the typed price is compared with.
  assert.equal(
    asked.filter((url) => !/ \/api\/(marketplace\/list|user\/card\/business)/.test(url)),
    ['GET /api/level/fee'],
  )
  await until(() => !isDisabled(byRole('button', 'Sell for 5 MDS')))
})

test('a purchase says what is paid at most, what is allowed and what comes', async () => {
  show({ kind: 'buy', asset: newAsset({ price: 120n * MDS, market: 'sale', ownerId: 'u2' }) })
  assert.ok(byRole('dialog', 'Buy from the market'))
  assert.ok(byRole('button', 'Buy for 120 MDS'))
  assert.match(text(), /You pay at most 120 MDS/)
  assert.match(text(), /[Tt]he card contract may take exactly 120 MDS, no more/)
  assert.match(text(), /Ashen Warden, in your wallet/)
  assert.match(text(), /paid in BNB/)
})

test('a purchase above the balance says how much is missing', () => {
  walletBalances.value = { data: { MDS: 20n * MDS }, busy: false, error: null }
  show({ kind: 'buy', asset: newAsset({ price: 120n * MDS }) })
  assert.ok(isDisabled(byRole('button', 'Buy for 120 MDS')))
  assert.match(text(), /You need 100 MDS more/)
})

test('an account is activated for the price in force, by the activation contract alone', async () => {
  show({ kind: 'activateAccount', asset: null })
  await settle()
  assert.ok(byRole('button', 'Activate for 1 MDV'))
  assert.match(text(), /[Tt]he game contract may take exactly 1 MDV, no more/)
})

test('a visitor is led to the login', () => {
  token.value = null
  show({ kind: 'buy', asset: newAsset({ price: 120n * MDS }) })
  assert.is(allByRole('button', 'Buy for 120 MDS').length, 0)
  assert.is(byRole('link', 'Log in').getAttribute('href'), '/login')
})

test('a tap begins the action, and its failure is shown in words', async () => {
  show({ kind: 'cancel', asset: newAsset({ price: 5n * MDS }) })
  tap(byRole('button', 'Cancel the sale'))
  await until(() => flow.value?.stage === 'failed')
  assert.match(byRole('alert').textContent ?? '', /Please log in first/)
  assert.is(byRole('link', 'Log in').getAttribute('href'), '/login')
})

test('closed before its code was here, a tap counts no more', async () => {
  show({ kind: 'cancel', asset: newAsset({ price: 5n * MDS }) })
  tap(byRole('button', 'Cancel the sale'))
  tap(byRole('button', 'Close'))
  await settle(20)
  assert.is(flow.value, null)
})

test('a device that forgets and a wrong network are told before anything is asked', () => {
  isJournalDurable.value = false
  isWrongChain.value = true
  show({})
  assert.match(text(), /Keep this page open/)
  assert.ok(byRole('button', 'Switch to Sandbox'))
})

const stepOf = (number: number) => allByRole('listitem')[number - 1]?.textContent ?? ''
const nowStep = () => document.querySelector('[aria-current=step]')?.textContent ?? ''

test('the steps follow the stages and never go back', () => {
  show({ kind: 'buy', stage: 'checking', asset: newAsset({ price: 120n * MDS }) })
  const go = (stage: Flow['stage']) =>
    change(() => {
      flow.value = { ...(flow.value as Flow), stage }
    })
  assert.match(nowStep(), /Check and prepare/)
  go('allowance')
  assert.match(nowStep(), /Allow 120 MDS.*allow exactly 120 MDS/)
  go('checking')
  assert.match(nowStep(), /Allow 120 MDS/)
  go('lastCheck')
  assert.match(nowStep(), /Confirm in your wallet.*Checking/, 'the allowance is there')
  assert.match(stepOf(2), /Allow 120 MDS.*Done/)
  go('failed')
  assert.match(stepOf(2), /Allow 120 MDS.*Done/)
  assert.match(stepOf(3), /Confirm in your wallet.*Stopped here/)
  go('wallet')
  assert.match(nowStep(), /Confirm in your wallet.*If your wallet has a request open/, 'asked by a page that is gone')
  change(() => {
    flow.value = { ...(flow.value as Flow), call: { target: 'card', name: 'buy', value: 0n } }
  })
  assert.match(nowStep(), /Confirm in your wallet.*Open your wallet/)
  assert.not.match(text(), /You can close this/)
  go('chain')
  assert.match(nowStep(), /Going on-chain/)
  assert.match(text(), /You can close this/)
  go('game')
  assert.match(nowStep(), /Updating game data/)
})

test('a sale has no allowance and its own word for the chain', () => {
  const entry = newEntry({ step: Step.sent, hash: '0xab', times: { 0: 1, [Step.sent]: Date.now() - 65_000 } })
  const done = newEntry({
    step: Step.done,
    times: { 0: 1, [Step.sent]: 1000, [Step.mined]: 43_000, [Step.done]: 50_000 },
  })
  journal.value = [entry, done]
  show({ stage: 'chain', entryId: entry.id })
  assert.is(allByRole('listitem').length, 4)
  assert.match(nowStep(), /Sale confirming/)
  assert.match(text(), /1:05 so far · usually about 0:42/)
})

test('an entry that is looked at again is shown where it stands', () => {
  const entry = newEntry({ step: Step.mined, hash: '0xab', kind: 'cancel' })
  journal.value = [entry]
  show({ kind: 'cancel', asset: null, stage: 'checking', entryId: entry.id })
  assert.match(nowStep(), /Updating game data/)
})

test('declined: nothing was sent, and it begins anew with what was typed', async () => {
  const entry = newEntry({ step: Step.dead, error: 'rejected' })
  journal.value = [entry]
  show({})
  await settle()
  type(byRole('textbox', 'Price'), '7')
  change(() => {
    flow.value = { ...(flow.value as Flow), stage: 'failed', entryId: entry.id, error: new AppError('rejected') }
  })
  assert.match(byRole('alert').textContent ?? '', /Nothing was sent/)
  tap(byRole('button', 'Try again'))
  assert.ok(byRole('button', 'Sell for 7 MDS'))
})

test('what the wallet was never asked for is continued, not begun twice', () => {
  const entry = newEntry({ step: Step.ready })
  journal.value = [entry]
  show({ stage: 'failed', entryId: entry.id, error: new AppError('walletSilent') })
  assert.ok(byRole('button', 'Continue'))
  assert.is(allByRole('button', 'Try again').length, 0)
})

test('another open action on the asset is shown instead', () => {
  journal.value = [newEntry({ step: Step.sent, resource: 'asset:12' })]
  show({ stage: 'failed', error: new AppError('alreadyOpen') })
  assert.ok(byRole('button', 'See where it stands'))
})

test('an unknown outcome is not repeated; the player may say that nothing was confirmed', () => {
  const entry = newEntry({ step: Step.asked, times: { 0: 1, [Step.asked]: Date.now() }, error: 'unknownOutcome' })
  journal.value = [entry]
  show({ stage: 'failed', entryId: entry.id, error: new AppError('unknownOutcome'), advice: 'insufficient' })
  assert.match(text(), /do not do it again/)
  assert.match(text(), /If nothing was sent: Insufficient available BNB balance/)
  assert.is(allByRole('button', 'Try again').length, 0)
  assert.ok(byRole('button', 'See where it stands'))
  assert.not(isDisabled(byRole('button', 'No, I did not')))
})

test('a page that asks the wallet itself does not ask the player too; one that was loaded again does', () => {
  const entry = newEntry({ step: Step.asked, times: { 0: 1, [Step.asked]: Date.now() } })
  journal.value = [entry]
  show({ stage: 'wallet', entryId: entry.id, call: { target: 'card', name: 'sell', value: 0n } })
  assert.is(allByRole('region', 'Did you confirm in the wallet?').length, 0)
  change(() => {
    flow.value = flow.value && { ...flow.value, call: null }
  })
  assert.ok(byRole('region', 'Did you confirm in the wallet?'))
})

test('a review that opens again in the same sheet has what its entry had, and says why', () => {
  show({ stage: 'failed', error: new AppError('givenUp') })
  change(() => reviewMoney('sell', newAsset(), { amount: '7.5' }, new AppError('givenUp')))
  assert.is((byRole('textbox', 'Price') as HTMLInputElement).value, '7.5')
  assert.match(text(), /You said that nothing was sent/)
})

const CHANGES: [string, NonNullable<Flow['change']>, Partial<Flow>, RegExp, [role: 'link' | 'button', name: string]][] =
  [
    [
      'sold',
      { is: 'sold', to: `0x${'b'.repeat(40)}`, price: 4441n * 10n ** 16n, received: 421_895n * 10n ** 14n },
      { kind: 'takeOff' },
      /Sold to 0xbbb…bbbb for 44\.41 MDS\. You received 42\.1895 MDS\./,
      ['link', 'See the activity'],
    ],
    ['lost', { is: 'lost', to: '' }, { kind: 'takeOff' }, /It belongs to another player now\./, ['link', 'My assets']],
    [
      'taken',
      { is: 'taken', to: `0x${'b'.repeat(40)}`, price: MDS },
      { kind: 'buy' },
      /0xbbb…bbbb was faster and has it for 1 MDS\. You paid nothing for it\./,
      ['link', 'Other offers'],
    ],
    ['withdrawn', { is: 'withdrawn' }, { kind: 'buy' }, /no longer on offer/, ['link', 'Other offers']],
    [
      'repriced',
      { is: 'repriced', before: MDS, price: 2n * MDS, lowestBid: (222n * MDS) / 100n },
      { kind: 'bid' },
      /The price has changed from 1 MDS to 2 MDS\. The lowest bid is 2\.22 MDS\./,
      ['button', 'See the price now'],
    ],
    ['one’s own', { is: 'own' }, { kind: 'buy', asset: newAsset() }, /It is yours already\./, ['button', 'Sell']],
    [
      'in the game',
      { is: 'stands', as: 'game', price: null },
      { kind: 'sell', asset: newAsset({ place: 'game' }) },
      /It is in the game now\./,
      ['button', 'Claim to the wallet'],
    ],
    [
      'nothing left to do with it',
      { is: 'stands', as: 'sale', price: MDS },
      { kind: 'sell', asset: newAsset({ status: 'locked' }) },
      /It is on sale already, for 1 MDS\./,
      ['link', 'My assets'],
    ],
  ]
for (const [what, changed, more, words, [role, name]] of CHANGES) {
  test(`stale, ${what}: it says what happened and leads on, and not to the same again`, async () => {
    user.value = newUser()
    show({ stage: 'failed', error: new AppError('notYours'), asset: newAsset(), change: changed, ...more })
    await until(() => words.test(text()))
    await until(() => allByRole(role, name).length > 0)
    assert.is(allByRole('button', 'Try again').length, 0)
    assert.not.match(text(), /This belongs to another player/)
  })
}

test('stale, and nothing that explains it: the refusal stays, and it may be tried again', async () => {
  show({ kind: 'sell', stage: 'failed', error: new AppError('notYours'), change: null })
  await settle()
  assert.match(text(), /This belongs to another player/)
  assert.ok(byRole('button', 'Try again'))
})

test('stale, while it is looked up: the refusal, and nothing to repeat; what it cost stays beside the news', async () => {
  show({ kind: 'sell', stage: 'failed', error: new AppError('notYours') })
  assert.match(text(), /This belongs to another player/)
  assert.is(allByRole('button', 'Try again').length, 0)
  change(() => {
    flow.value = flow.value && { ...flow.value, error: new AppError('transactionFailed'), change: { is: 'withdrawn' } }
  })
  await until(() => /no longer on offer/.test(text()))
  assert.match(text(), /The transaction failed on the chain/)
})

test('P15: while a payment waits for the link, the wait can be ended', async () => {
  show({ stage: 'checking' })
  walletQuestion.value = { topic: 'link', since: Date.now(), isBusy: false }
  await until(() => allByRole('button', 'Cancel').length === 1)
  change(() => {
    walletQuestion.value = null
  })
  assert.is(allByRole('button', 'Cancel').length, 0)
})

test('P5: the switch in a failed payment is busy while the wallet is asked, and can be ended', async () => {
  show({ stage: 'failed', error: new AppError('wrongChain') })
  change(() => {
    walletQuestion.value = { topic: 'chain', since: Date.now(), isBusy: false }
  })
  await until(() => allByRole('button', 'Cancel').length === 1)
  assert.is(byRole('button', 'Switch to Sandbox').getAttribute('aria-busy'), 'true')
})

test('P5: a wallet that was switched by hand needs no switch any more', async () => {
  show({ stage: 'failed', error: new AppError('wrongChain') })
  change(() => {
    isOnBsc.value = true
  })
  byRole('button', 'Continue')
  assert.is(allByRole('button', 'Switch to Sandbox').length, 0)
})

test('P4: a wallet that does not say its network: the switch is offered, and how to do it by hand', () => {
  show({ stage: 'failed', error: new AppError('chainUnknown', { chain: 'Sandbox' }) })
  assert.match(text(), /Choose Sandbox in it and try again/)
  assert.ok(byRole('button', 'Switch to Sandbox'))
})

test('a moved price leads back to the market’s', () => {
  show({ kind: 'buy', stage: 'failed', error: new AppError('priceMoved', { expected: '1', actual: '2' }) })
  assert.ok(byRole('button', 'See the price now'))
})

test('an action without an asset is looked at again from its start', () => {
  show({ kind: 'activateAccount', asset: null, stage: 'failed', error: new AppError('priceMoved') })
  tap(byRole('button', 'Try again'))
  assert.is(flow.value?.stage, 'review')
})

test('the end tells real figures', () => {
  fees.value = {
    data: {
      saleFeeBps: 250,
      lowestPrice: 0n,
      withdraw: {},
      deposit: {},
      accountActivation: 0n,
      assetActivation: {},
      mint: {},
      nextWithdrawAt: 0,
    },
    busy: false,
    error: null,
  }
  const entry = newEntry({ step: Step.done, payload: { price: toDigits(100n * MDS) } })
  journal.value = [entry]
  show({ stage: 'done', entryId: entry.id })
  assert.match(text(), /On the market for 100 MDS/)
  assert.match(text(), /You receive when it is sold 97\.5 MDS/)
  tap(byRole('button', 'Done'))
  assert.is(flow.value, null)
})

test('every kind has a review, steps and an end', () => {
  user.value = newUser()
  for (const kind of MONEY_KINDS) {
    for (const stage of ['review', 'preparing', 'done'] as const) {
      show({ kind, stage, asset: newAsset({ price: MDS }) })
      assert.not.match(text(), /money\.|asset\.|error\./, `${kind} ${stage}`)
      cleanup()
    }
  }
})

const REF = `0x${'1'.repeat(64)}` as const
const SAID: [string, NonNullable<Flow['call']>, RegExp][] = [
  [
    'a payment',
    { target: 'card', name: 'buy', value: 0n, tokenId: 7n, expectedPrice: 125n * 10n ** 17n, ref: REF },
    /Compare.*You pay at most12\.5MDS.*You receiveNo\. 7/,
  ],
  [
    'a payment in BNB',
    { target: 'card', name: 'mintWithNative', value: 10n ** 16n, kind: 3, ref: REF },
    /You pay at most0\.01BNB.*You receivePet/,
  ],
  [
    'a bid: what is paid, not what the price was',
    { target: 'auction', name: 'bid', value: 0n, collection: 'card', tokenId: 7n, expectedPrice: 1n, amount: 2n * MDS },
    /You pay at most2MDS/,
  ],
  ['a sale', { target: 'card', name: 'sell', value: 0n, tokenId: 7n, price: 3n * MDS }, /Price3MDS.*NFTNo\. 7/],
  [
    'an approval of coins',
    { target: 'USDT', name: 'approve', value: 0n, spender: 'activation', amount: 25_000_000n },
    /[Tt]he game contract may take exactly 25 USDT, no more/,
  ],
  [
    'an approval of a token',
    { target: 'card', name: 'approve', value: 0n, spender: 'auction', tokenId: 7n },
    /allow the auction contract to take No\. 7, nothing else/,
  ],
]
for (const [what, call, words] of SAID) {
  test(`${what}: the sheet says what the wallet is asked to sign, until it is sent`, () => {
    show({ kind: 'buy', stage: 'wallet', call })
    assert.match(byRole('region', 'Compare with your wallet').textContent ?? '', words)
    change(() => {
      flow.value = flow.value && { ...flow.value, stage: 'chain' }
    })
    assert.is(allByRole('region', 'Compare with your wallet').length, 0)
  })
}

test('a price that was agreed to outranks the price of the asset, which may have moved since', () => {
  const entry = newEntry({
    kind: 'buy',
    step: Step.sent,
    payload: { price: toDigits(12n * MDS), collection: 'card', tokenId: '7' },
  })
  journal.value = [entry]
  show({ kind: 'buy', stage: 'chain', entryId: entry.id, asset: newAsset({ price: 13n * MDS }) })
  assert.match(text(), /12 MDS/)
  assert.not.match(text(), /13 MDS/)
})

test('the end shows what the chain has, and says whether that is what was promised', () => {
  const entry = newEntry({
    kind: 'buy',
    step: Step.done,
    payload: { price: toDigits(12n * MDS), collection: 'card', tokenId: '7' },
  })
  const real = { paid: { MDS: 12n * MDS }, earned: {}, received: [7n], given: [], price: null }
  journal.value = [{ ...entry, hash: `0x${'7'.repeat(64)}` }]
  show({ kind: 'buy', stage: 'done', entryId: entry.id })
  assert.match(text(), /You paid 12 MDS As agreed\. The chain is being read\./)
  change(() => {
    outcomes.value = { [entry.id]: real }
  })
  assert.match(text(), /You paid 12 MDS You received No\. 7 Confirmed on the chain\./)
  change(() => {
    outcomes.value = { [entry.id]: { ...real, paid: { MDS: 13n * MDS } } }
  })
  assert.match(text(), /You paid 13 MDS/)
  assert.match(byRole('alert').textContent ?? '', /not what was promised/)
  outcomes.value = {}
})

test.run()
