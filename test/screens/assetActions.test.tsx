import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import recovery from '../../i18n/en/recovery.json'
import { decimalsOf } from '../../src/config'
import type { AssetDetail } from '../../src/domain/asset'
import type { Fees } from '../../src/domain/fees'
import { Step } from '../../src/domain/journal'
import { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import { AssetActions } from '../../src/screens/assetDetail/AssetActions'
import { fees } from '../../src/state/assets'
import { flow } from '../../src/state/flow'
import { isTrayOpen } from '../../src/state/isTrayOpen'
import { journal } from '../../src/state/journal'
import { recoveries } from '../../src/state/recoveries'
import { token, user } from '../../src/state/session'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, nameOf, tap } from '../ui/page'
import { MDS, newAsset } from './support/asset'
import { addAllTexts, change, newUser, settle, until } from './support/world'

const test = suite('screens/assetActions')
addAllTexts()
addTexts('en', 'recovery', recovery)

const MDV = 10n ** BigInt(decimalsOf('MDV'))

test.before.each(() => {
  token.value = 't'
  user.value = newUser()
  journal.value = []
  flow.value = null
  recoveries.value = {}
  isTrayOpen.value = false
})
test.after.each(cleanup)

const newDetail = (change: Partial<AssetDetail> = {}): AssetDetail => ({
  ...newAsset(),
  number: 'A-1',
  attributes: [],
  totalTraded: 0n,
  trades: [],
  auction: null,
  ...change,
})

const lot = (state: 'open' | 'locked' | 'unlocked', currentBid: bigint | null = null) => ({
  place: 'contract' as const,
  market: state === 'unlocked' ? null : ('auction' as const),
  price: state === 'unlocked' ? null : 100n * MDS,
  auction: { state, startPrice: 100n * MDS, currentBid, deadline: 0 },
})

/** The buttons in their order; a blocked one in brackets. */
function shown(change: Partial<AssetDetail>): string[] {
  render(<AssetActions asset={newDetail(change)} />)
  return allByRole('button').map((button) =>
    (button as HTMLButtonElement).disabled ? `(${nameOf(button)})` : nameOf(button),
  )
}

const STATES: readonly [string, Partial<AssetDetail>, string[]][] = [
  ['in the wallet', { activated: false }, ['Deposit to game', 'Sell', 'Start an auction', 'Activate']],
  ['on sale', { market: 'sale', price: MDS, status: 'selling' }, ['Cancel sale']],
  ['another’s on sale', { market: 'sale', price: MDS, ownerId: 'u2' }, ['Buy']],
  ['activated, in the wallet', {}, ['Sell', 'Deposit to game', 'Start an auction']],
  ['in the game', { place: 'game' }, ['Claim to the wallet']],
  ['in the game, not activated', { place: 'game', activated: false }, ['Activate', 'Claim to the wallet']],
  ['up for bids', lot('open'), ['Change the price', 'End the auction']],
  ['another’s up for bids', { ...lot('open'), ownerId: 'u2' }, ['Bid']],
  ['locked after bids', lot('locked', MDS), ['Take back from the protocol', 'Change the price']],
  ['without any bid', lot('unlocked'), ['Take back from the protocol']],
  [
    'magic equipment, which the game activates',
    { kind: 'equip', activated: false, place: 'game' },
    ['Claim to the wallet'],
  ],
]

for (const [name, change, actions] of STATES) {
  test(`what can be done: ${name}`, () => assert.equal(shown(change), actions))
}

/** Has read what an activation costs, or failed to. */
function readPrices(assetActivation: Fees['assetActivation'] | null, error: AppError | null = null): void {
  const data = assetActivation && {
    saleFeeBps: 500,
    lowestPrice: 0n,
    withdraw: {},
    deposit: {},
    accountActivation: 0n,
    assetActivation,
    mint: {},
    nextWithdrawAt: 0,
  }
  fees.value = { data, busy: false, error }
}

/** What each button is described by. */
const hints = (): (string | undefined)[] =>
  allByRole('button').map((button) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent?.replace(/\s/g, ' '),
  )

test('a button says what its action costs or leads to, apart from its name', () => {
  readPrices({ MDV: 2n * MDV, HFH: 1n })
  shown({ activated: false })
  assert.equal(hints(), ['To play with it', 'At your price', 'A bid buys it', 'Once, for 2 MDV'])
  cleanup()
  shown({ place: 'game' })
  assert.equal(hints(), ['To wallet, free'])
  cleanup()
  // What cannot be done now costs nothing and leads nowhere.
  user.value = newUser({ isOnline: true })
  shown({ place: 'game' })
  assert.equal(hints(), [undefined])
})

test('the price of an activation keeps its place until it is read, and is left out where it is not known', () => {
  readPrices(null)
  shown({ place: 'game', activated: false })
  assert.equal(hints(), [' ', 'To wallet, free'])
  cleanup()
  readPrices(null, new AppError('server'))
  shown({ place: 'game', activated: false })
  assert.equal(hints(), [undefined, 'To wallet, free'])
  cleanup()
  readPrices({ MDV: 0n, HFH: 1n })
  shown({ place: 'game', activated: false })
  assert.equal(hints(), [undefined, 'To wallet, free'])
})

test('what is held up says why, and what can be done leads', () => {
  user.value = newUser({ isOnline: true })
  assert.equal(shown(lot('locked', MDS)), ['Change the price', '(Take back from the protocol)'])
  assert.match(textOf(document.body), /online in the game this is not possible: Take back from the protocol\./)
  cleanup()
  user.value = newUser({ activated: false })
  assert.equal(shown({ place: 'game', activated: false }), ['(Claim to the wallet)', 'Activate'])
  assert.equal(
    allByRole('button').map((button) => button.getAttribute('data-kind')),
    ['secondary', 'primary'],
  )
  assert.match(textOf(document.body), /Activate your account first/)
})

test('an open action on the asset holds up every other', () => {
  journal.value = [newEntry({ resource: 'asset:12' })]
  assert.equal(shown({}), ['See progress', '(Sell)', '(Deposit to game)', '(Start an auction)'])
  assert.match(textOf(document.body), /An action is in progress here/)
  tap(byRole('button', 'See progress'))
  assert.ok(isTrayOpen.value)
})

test('each opens its own review', () => {
  const kinds = [
    [{}, 'Deposit to game', 'deposit'],
    [{}, 'Start an auction', 'auctionStart'],
    [{ place: 'game' }, 'Claim to the wallet', 'claim'],
    [lot('open'), 'Change the price', 'priceChange'],
    [lot('open'), 'End the auction', 'takeOff'],
    [lot('unlocked'), 'Take back from the protocol', 'auctionWithdraw'],
    [{ ...lot('open'), ownerId: 'u2' }, 'Bid', 'bid'],
    [{ activated: false }, 'Activate', 'activateAsset'],
  ] as const
  for (const [change, button, kind] of kinds) {
    shown(change)
    tap(byRole('button', button))
    assert.is(flow.value?.kind, kind)
    assert.is(flow.value?.stage, 'review')
    cleanup()
  }
})

test('the bar with the action stands in for the bottom bar, and only while there is one', () => {
  const { rerender, unmount } = render(<AssetActions asset={newDetail()} />)
  assert.is(document.body.dataset.bar, 'own')
  rerender(<AssetActions asset={newDetail({ ownerId: 'u2' })} />)
  assert.is(document.body.dataset.bar, undefined)
  rerender(<AssetActions asset={newDetail({ ownerId: 'u2', market: 'sale', price: MDS })} />)
  assert.is(document.body.dataset.bar, 'own')
  assert.is(byRole('link', 'To the market').getAttribute('href'), '/marketplace')
  unmount()
  assert.is(document.body.dataset.bar, undefined)
})

test('a visitor is led to the login', () => {
  token.value = null
  user.value = null
  assert.equal(shown({ ...lot('open'), ownerId: 'u2' }), [])
  assert.is(byRole('link', 'Log in to trade').getAttribute('href'), '/login')
})

test('where chain and game differ about the own asset, the next step stands above the actions', async () => {
  recoveries.value = { '12': { action: 'auctionWithdraw', place: 'auction' } }
  render(<AssetActions asset={newDetail({ ...lot('unlocked'), ownerId: 'u1' })} />)
  await until(() => allByRole('button', 'Take back Ashen Warden').length > 0)
  assert.match(textOf(document.body), /Its auction is over\. It waits in the 111 protocol until you take it back\./)
  tap(byRole('button', 'Take back Ashen Warden'))
  await until(() => flow.value?.kind === 'auctionWithdraw')
  change(() => {
    journal.value = [newEntry({ resource: 'asset:12', step: Step.sent })]
  })
  assert.is(allByRole('button', 'Take back Ashen Warden').length, 0, 'the open action ends it')
})

test('of another’s asset nothing is offered', async () => {
  recoveries.value = { '12': { action: 'refresh', place: null } }
  render(<AssetActions asset={newDetail({ ownerId: 'u2', market: 'sale', price: MDS })} />)
  await settle()
  assert.equal(allByRole('button').map(nameOf), ['Buy'])
})

test.run()
