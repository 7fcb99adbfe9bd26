import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset, AssetDetail } from '../../src/domain/asset'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { fees, walletBalances } from '../../src/state/assets'
import { type Flow, flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { networkFee } from '../../src/state/networkFee'
import { token, user } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { MDS, newAsset } from './support/asset'
import { addAllTexts, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/reviews')
addAllTexts()

const FEES = {
  sale_fee_bps: 250,
  withdraw: [],
  deposit: [
    { coin: 'MDS', minimum: '10' },
    { coin: 'MDV', minimum: '0.5' },
  ],
  account_activation: '1',
  asset_activation: [
    { coin: 'MDV', price: '5' },
    { coin: 'HFH', price: '20' },
  ],
  mint: [
    { coin: 'BNB', price: '0.05' },
    { coin: 'MDS', price: '100' },
  ],
  next_withdraw_at: 0,
}
const nothing = { data: null, busy: false, error: null }

test.before.each(() => {
  token.value = 't'
  user.value = null
  journal.value = []
  fees.value = nothing
  walletBalances.value = nothing
  networkFee.value = nothing
  fakeProvider({ '/api/level/fee': FEES })
})
test.after.each(() => {
  cleanup()
  flow.value = null
})

/** Opens a review and waits for its code, its texts and its prices. */
async function show(kind: Flow['kind'], asset: Asset | null = newAsset()): Promise<void> {
  flow.value = { kind, asset, stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => allByRole('button').length > 1)
}
const text = () => textOf(byRole('dialog'))
const isDisabled = (name: string) => (byRole('button', name) as HTMLButtonElement).disabled
const typedIn = (name: string) => (byRole('textbox', name) as HTMLInputElement).value

const exchange = () => document.querySelector('form > [data-action]')
const figures = () => [...(exchange()?.children ?? [])].map((side) => side.textContent)

test('every review begins with what leaves and what comes, in figures and pictures', async () => {
  for (const [kind, asset, expected] of [
    ['sell', newAsset(), ['', '']],
    ['buy', newAsset({ price: 120n * MDS, market: 'sale', ownerId: 'u2' }), ['−120', '']],
    ['cancel', newAsset({ price: 7n * MDS, market: 'sale' }), ['7', '']],
    ['bid', auctioned(), ['−111', '']],
    ['priceChange', auctioned(), ['100', 'MDS']],
    ['claim', newAsset({ place: 'game' }), ['', '']],
    ['hatch', null, ['−100', '']],
  ] as const) {
    await show(kind, asset)
    await until(() => exchange() !== null)
    assert.is(exchange()?.parentElement?.firstElementChild, exchange())
    assert.equal(figures(), expected, kind)
    assert.is(exchange()?.getAttribute('aria-hidden'), 'true', 'the facts say it in words')
    cleanup()
  }
})

test('what a sale brings follows what is typed', async () => {
  await show('sell')
  await until(() => exchange() !== null)
  type(byRole('textbox', 'Price') as HTMLInputElement, '200')
  await until(() => figures()[1] === '+195')
})

/** An asset that is up for bids, as its own page has it. */
const auctioned = (change: Partial<AssetDetail> = {}): AssetDetail => ({
  ...newAsset({ place: 'contract', market: 'auction', price: 100n * MDS, ownerId: 'u2' }),
  number: 'A-1',
  attributes: [],
  totalTraded: 0n,
  trades: [],
  auction: { state: 'open', startPrice: 100n * MDS, currentBid: null, deadline: 0 },
  ...change,
})

test('a bid begins at the lowest round one and tells where each part of it goes', async () => {
  await show('bid', auctioned())
  assert.is(typedIn('Your bid'), '111')
  assert.not(isDisabled('Bid 111 MDS'))
  assert.match(text(), /You pay at most 111 MDS/)
  assert.match(text(), /[Tt]he auction contract may take exactly 111 MDS, no more/)
  assert.match(
    text(),
    /Holder, 96% 106\.56 MDS Copyright owner, 3% 3\.33 MDS Protocol fee, 1% 1\.11 MDS It has no past traders/,
  )
})

test('with past traders the parts are 95, 3, 1 and 1, and sum to the bid to the last unit', async () => {
  const price = 100n * MDS + 1n
  await show('bid', auctioned({ price, auction: { state: 'open', startPrice: MDS, currentBid: price, deadline: 0 } }))
  assert.is(typedIn('Your bid'), '112')
  assert.match(text(), /Exact minimum: 111\.000000000000000002 MDS/)
  type(byRole('textbox', 'Your bid'), '111.000000000000000002')
  assert.match(text(), /Holder, 95% 105\.450000000000000002 MDS/)
  assert.match(text(), /Copyright owner, 3% 3\.33 MDS Protocol fee, 1% 1\.11 MDS Past traders, 1% 1\.11 MDS/)
})

test('after a sale alone the page cannot know of past traders, and says so', async () => {
  const trade = { tokenId: 1n, time: 0, from: '0x1', to: '0x2', price: MDS, hash: null } as const
  await show('bid', auctioned({ trades: [trade] }))
  assert.match(text(), /Holder, 95% 105\.45 MDS.*Without past traders in the protocol their part goes to the holder/)
})

test('an outbid brings back 95 % of the next lowest bid', async () => {
  await show('bid', auctioned())
  // 111 x 1.11 = 123.21, of which 95 %.
  assert.match(text(), /you receive at least 117\.0495 MDS/)
  assert.match(text(), /nobody does for 24 hours/)
})

test('steps above the price are bid at a tap', async () => {
  await show('bid', auctioned())
  assert.equal(
    allByRole('radio').map((chip) => (chip as HTMLInputElement).value),
    [111n, 125n, 150n, 200n].map((whole) => String(whole * MDS)),
  )
  const [, , half] = allByRole('radio')
  assert.ok(half)
  tap(half)
  assert.is(typedIn('Your bid'), '150')
  assert.ok(byRole('button', 'Bid 150 MDS'))
})

test('a minimum that could be read as a thousand is written so that it is not', async () => {
  await show('bid', auctioned({ price: 1_000_900_900_900_900_900n }))
  assert.is(typedIn('Your bid'), '1.12')
  cleanup()
  await show('bid', auctioned({ price: (1111n * MDS) / 1110n }))
  assert.not.match(typedIn('Your bid'), /^\d\.\d{3}$/)
})

test('one unit below the minimum is no bid', async () => {
  await show('bid', auctioned())
  type(byRole('textbox', 'Your bid'), '110.999999999999999999')
  assert.ok(isDisabled('Bid at least 111 MDS'))
  type(byRole('textbox', 'Your bid'), '')
  assert.ok(isDisabled('Bid at least 111 MDS'))
})

test('a bid above the balance says how much is missing', async () => {
  walletBalances.value = { ...nothing, data: { MDS: 11n * MDS } }
  await show('bid', auctioned())
  assert.ok(isDisabled('Bid 111 MDS'))
  assert.match(text(), /You need 100 MDS more/)
})

test('what is no longer up for bids cannot be bid on', async () => {
  flow.value = { kind: 'bid', asset: newAsset(), stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => /no longer for sale/.test(text()))
})

test('an auction names its first bid, what comes of it, the 24 hours and the one token it allows', async () => {
  await show('auctionStart')
  assert.ok(isDisabled('Enter a starting price'))
  type(byRole('textbox', 'Starting price'), '100')
  await until(() => !isDisabled('Start the auction at 100 MDS'))
  assert.match(text(), /The first bid is at least 111 MDS Of that you receive at least 105\.45 MDS/)
  assert.match(text(), /1\.11 times your price.*24 hours/)
  assert.match(text(), /95%.*3%.*1%.*1%/)
  assert.match(text(), /take this one NFT, nothing more/)
})

test('a new price stands beside the present one and names the next bid', async () => {
  await show('priceChange', auctioned())
  assert.match(text(), /Price now 100 MDS/)
  assert.ok(isDisabled('Enter the new price'))
  type(byRole('textbox', 'New price'), '200')
  assert.not(isDisabled('Change the price to 200 MDS'))
  assert.match(text(), /The next bid is at least 222 MDS/)
})

test('ending an auction says that the withdrawal is still to come', async () => {
  await show('takeOff', auctioned())
  assert.not(isDisabled('End the auction'))
  assert.match(text(), /Price now 100 MDS.*stays in the 111 protocol until you take it back/)
})

test('a withdrawal from the protocol names what comes back', async () => {
  await show('auctionWithdraw', auctioned({ market: null, price: null }))
  assert.not(isDisabled('Take back to the wallet'))
  assert.match(text(), /You receive Ashen Warden, in your wallet/)
})

test('a deposit says what leaves the wallet and how it comes back', async () => {
  await show('deposit')
  assert.not(isDisabled('Deposit into the game'))
  assert.match(text(), /Leaves your wallet Ashen Warden You receive Ashen Warden, in the game/)
  assert.match(text(), /claim it back.*paid in BNB/)
})

test('a claim asks nothing of the wallet, not even the network fee', async () => {
  await show('claim', newAsset({ place: 'game', tokenId: null }))
  assert.not(isDisabled('Claim to the wallet'))
  assert.match(text(), /You pay at most Nothing/)
  assert.not.match(text(), /paid in BNB/)
})

test('a card is minted of the chosen kind, for the chosen coin', async () => {
  await show('mint', null)
  assert.not(isDisabled('Mint for 100 MDS'))
  assert.match(text(), /[Tt]he card contract may take exactly 100 MDS, no more/)
  const chip = (value: string) => allByRole('radio').find((radio) => (radio as HTMLInputElement).value === value)
  const [pet, bnb] = [chip('pet'), chip('BNB')]
  assert.ok(pet && bnb)
  tap(pet)
  tap(bnb)
  assert.not(isDisabled('Mint for 0.05 BNB'))
  assert.match(text(), /A new card \(Pet\), in your wallet/)
  assert.match(text(), /0\.05 BNB are sent with the transaction/)
})

test('a dragon is hatched by the dragon contract', async () => {
  await show('hatch', null)
  assert.not(isDisabled('Hatch for 100 MDS'))
  assert.match(text(), /[Tt]he dragon contract may take exactly 100 MDS.*/)
  assert.match(text(), /A small dragon, in your wallet/)
})

test('a hero is activated for MDV, or for HFH', async () => {
  await show('activateAsset', newAsset({ activated: false }))
  assert.not(isDisabled('Activate for 5 MDV'))
  const [, other] = allByRole('radio')
  assert.ok(other)
  tap(other)
  assert.not(isDisabled('Activate for 20 HFH'))
  assert.match(text(), /Ashen Warden, activated/)
})

test('a coin without a price is not offered, and none at all is not open', async () => {
  fakeProvider({ '/api/level/fee': { ...FEES, mint: [FEES.mint[0]], asset_activation: [] } })
  await show('mint', null)
  assert.not(isDisabled('Mint for 0.05 BNB'))
  cleanup()
  flow.value = { kind: 'activateAsset', asset: newAsset(), stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => /Not yet open/.test(text()))
})

test('a top-up is at least its coin’s minimum, and a change of coin judges it anew', async () => {
  await show('topUp', null)
  assert.ok(isDisabled('Enter an amount'))
  type(byRole('textbox', 'Amount'), '9.99')
  assert.ok(isDisabled('Enter an amount'))
  assert.match(text(), /At least 10 MDS/)
  type(byRole('textbox', 'Amount'), '10')
  assert.not(isDisabled('Top up 10 MDS'))
  assert.match(text(), /[Tt]he game contract may take exactly 10 MDS/)
  const [, mdv] = allByRole('radio')
  assert.ok(mdv)
  tap(mdv)
  assert.is(typedIn('Amount'), '10')
  assert.not(isDisabled('Top up 10 MDV'))
  assert.match(text(), /At least 0\.5 MDV/)
  assert.match(text(), /10 MDV, in the game/)
})

test('without the prices nothing can be agreed to', async () => {
  fakeProvider({})
  flow.value = { kind: 'topUp', asset: null, stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => /price could not be read/.test(text()))
  assert.is(allByRole('button', 'Enter an amount').length, 0)
})

test('every review is whole in its words', async () => {
  user.value = newUser()
  for (const kind of MONEY_KINDS) {
    await show(kind, auctioned())
    await settle(2)
    assert.not.match(text(), /money\.|asset\.|error\.|review\.|{{/, kind)
    assert.ok(allByRole('button').length > 1, kind)
    cleanup()
  }
})

for (const kind of MONEY_KINDS.filter((each) => each !== 'claim')) {
  test(`${kind}: the network fee is told before the tap, and named where the account lacks it`, async () => {
    networkFee.value = { ...nothing, data: { gasPrice: 50_000_000n, held: 10n ** 12n } }
    await show(kind, auctioned())
    await until(() => /The network fee is about 0\.0000\d+ BNB\. Your wallet shows/.test(text()))
    assert.match(text(), /0\.0000\d+ BNB are missing for the network fee/)
    networkFee.value = { ...nothing, data: { gasPrice: 50_000_000n, held: 10n ** 16n } }
    await settle()
    assert.not.match(text(), /are missing/)
    networkFee.value = { ...nothing, data: { gasPrice: 50_000_000n, held: null } }
    await settle()
    assert.not.match(text(), /are missing/)
  })
}

test('a wallet that has the bare fee lacks the margin that the gas limit adds to it', async () => {
  const told = (held: bigint) => {
    networkFee.value = { ...nothing, data: { gasPrice: 50_000_000n, held } }
  }
  told(9_500_000_000_000n)
  await show('buy', newAsset({ market: 'sale', price: 6n * MDS, ownerId: 'u2' }))
  await until(() => /about 0\.0000095 BNB/.test(text()))
  assert.match(text(), /0\.0000019 BNB are missing/)
  told(11_400_000_000_000n)
  await settle()
  assert.not.match(text(), /are missing/)
})

test('what is paid in BNB counts beside its fee', async () => {
  networkFee.value = { ...nothing, data: { gasPrice: 50_000_000n, held: 10n ** 16n } }
  walletBalances.value = { ...nothing, data: { BNB: 10n ** 16n } }
  fakeProvider({ '/api/level/fee': { ...FEES, mint: [{ coin: 'BNB', price: '0.01' }] } })
  await show('mint', null)
  await until(() => /are missing/.test(text()))
  assert.match(text(), /0\.000012 BNB are missing/)
})

test('a claim costs the player no network fee', async () => {
  networkFee.value = { ...nothing, data: { gasPrice: 50_000_000n, held: 0n } }
  await show('claim')
  assert.not.match(text(), /about|missing/)
})

test.run()
