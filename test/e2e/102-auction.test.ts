import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { formatUnits, parseUnits } from 'viem'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { chainOf } from './support/chain'
import { bidParts, lotOf, lowestBid } from './support/lot'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/auction')
test.before.each(() => sandbox.reset())

/** Its minimum bid has a fraction of a unit, which rounds up. */
const PRICE = '100.000000000000000001'
const UNITS = parseUnits(PRICE, 18)
const OPEN = 1

/** The sheet of the action with this name. */
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** The player picks another account in the wallet, and logs in with it. */
async function becomes(page: Page, name: 'alice' | 'bob'): Promise<void> {
  await walletOf(page).useAccount(name)
  await page
    .getByRole('alertdialog', { name: 'Different wallet account' })
    .getByRole('button', { name: 'Switch account' })
    .click()
  await page.waitForURL('**/login')
  await loginOf(page).throughWallet()
}

/** Approves the allowance in the wallet, then the transaction. */
async function approveBoth(page: Page, call: string): Promise<void> {
  const wallet = walletOf(page)
  await wallet.sheet.getByText('approve').first().waitFor()
  await wallet.approve()
  await wallet.sheet.getByText(call).first().waitFor()
  await wallet.approve()
}

/** Bids the lowest that is accepted, to the last unit; the review has filled in a round bid that is no less. */
async function bidLowest(page: Page, bid: bigint): Promise<void> {
  await assetOf(page).action('Bid').click()
  const sheet = sheetOf(page, 'Place a bid')
  const field = sheet.getByRole('textbox', { name: 'Your bid' })
  await field.waitFor()
  assert.ok(parseUnits(await field.inputValue(), 18) >= bid)
  await field.fill(formatUnits(bid, 18))
  await sheet.getByRole('button', { name: /^Bid [\d.,]+ MDS$/ }).click()
  await approveBoth(page, 'bid')
  await sheet.getByText('Your bid stands. You now own it.').waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.waitForFunction(() => !history.state?.layer)
}

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`alice starts an auction, bob bids, alice outbids him, on a ${name}: each part is right to the last unit`, async () => {
    const { page, url, world, close } = await visit('/login', { viewport })
    const lot = lotOf(world)
    const asset = assetOf(page)
    const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    const tokenId = BigInt(given.token_id)

    await loginOf(page).throughWallet()
    await asset.open(url, given.id)
    await asset.action('Start an auction').click()
    const start = sheetOf(page, 'Start an auction')
    await start.getByLabel('Starting price').fill(PRICE)
    await start.getByRole('button', { name: `Start the auction at ${PRICE} MDS` }).click()
    await approveBoth(page, 'start')
    await start.getByText('The auction has begun.').waitFor()
    await start.getByRole('button', { name: 'Done' }).click()
    await asset.action('Change the price').waitFor()
    const [holder, price, , trades, state] = await lot.read(tokenId)
    assert.equal([holder, price, trades, state], [accountOf('alice'), UNITS, 0, OPEN])
    assert.is(await chainOf(world).owner(tokenId), lot.address)

    await becomes(page, 'bob')
    const atFirst = await lot.balances()
    const first = lowestBid(UNITS)
    await asset.open(url, given.id)
    await bidLowest(page, first)
    const afterBob = await lot.balances()
    const toAlice = bidParts(first, false)
    assert.is(atFirst.bob - afterBob.bob, first)
    assert.is(afterBob.alice - atFirst.alice, toAlice.holder)
    assert.is(afterBob.copyrightOwner - atFirst.copyrightOwner, toAlice.copyrightOwner)
    assert.is(afterBob.fee - atFirst.fee, toAlice.fee)
    assert.is(afterBob.pastTraders, atFirst.pastTraders)
    assert.equal((await lot.read(tokenId)).slice(0, 2), [accountOf('bob'), first])
    assert.is(await lot.allowance('bob'), 0n)

    await becomes(page, 'alice')
    const second = lowestBid(first)
    await asset.open(url, given.id)
    await bidLowest(page, second)
    const afterAlice = await lot.balances()
    const toBob = bidParts(second, true)
    assert.is(afterBob.alice - afterAlice.alice, second)
    assert.is(afterAlice.bob - afterBob.bob, toBob.holder)
    assert.is(afterAlice.copyrightOwner - afterBob.copyrightOwner, toBob.copyrightOwner)
    assert.is(afterAlice.fee - afterBob.fee, toBob.fee)
    assert.is(afterAlice.pastTraders - afterBob.pastTraders, toBob.pastTraders)
    assert.equal((await lot.read(tokenId)).slice(0, 2), [accountOf('alice'), second])
    assert.is(await lot.allowance('alice'), 0n)
    assert.is(await chainOf(world).owner(tokenId), lot.address)
    assert.equal((await sandbox.check()).differences, [])
    await close()
  })
}

test('a past trader takes the share in a later trade, and it is there only once', async () => {
  const { page, url, world, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: PRICE })
  const lot = lotOf(world)
  const asset = assetOf(page)
  const wallet = walletOf(page)
  await wallet.useAccount('bob')
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  const first = lowestBid(UNITS)
  await bidLowest(page, first)
  await becomes(page, 'alice')
  const second = lowestBid(first)
  await asset.open(url, given.id)
  await bidLowest(page, second)
  const before = await lot.balances()
  const share = bidParts(second, true).pastTraders
  // Everything is taken at once, with what the seed's trades have left to alice.
  const all = (await sandbox.activities('alice'))
    .filter(({ type }) => type === 13)
    .reduce((sum, { amount }) => sum + parseUnits(amount, 18), 0n)
  assert.ok(all >= share)

  await page
    .getByRole('main')
    .getByText(/The 111 protocol keeps [\d.,]+ MDS for you/)
    .waitFor()
  const take = page.getByRole('main').getByRole('button', { name: /^Take [\d.,]+ MDS$/ })
  await take.click()
  const sheet = sheetOf(page, 'Take it to the wallet')
  await sheet.getByRole('button', { name: 'Take it to the wallet' }).click()
  await wallet.sheet.getByText('collect').first().waitFor()
  await wallet.approve()
  await sheet.getByText(/^[\d.]+ MDS are in your wallet\.$/).waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await take.waitFor({ state: 'detached' })
  const after = await lot.balances()
  assert.is(after.alice - before.alice, all)
  assert.is(before.pastTraders - after.pastTraders, all)
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test('alice changes her price, ends the auction and withdraws the card', async () => {
  const { page, url, world, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '10' })
  const tokenId = BigInt(given.token_id)
  const asset = assetOf(page)
  const wallet = walletOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)

  await asset.action('Change the price').click()
  const change = sheetOf(page, 'Change the auction price')
  await change.getByLabel('New price').fill('20.5')
  await change.getByRole('button', { name: 'Change the price to 20.5 MDS' }).click()
  await wallet.approve()
  await change.getByText('The new price is in force.').waitFor()
  await change.getByRole('button', { name: 'Done' }).click()
  assert.is((await lotOf(world).read(tokenId))[1], parseUnits('20.5', 18))

  await asset.action('End the auction').click()
  const end = sheetOf(page, 'End the auction')
  await end.getByRole('button', { name: 'End the auction' }).click()
  await wallet.approve()
  await end.getByText('The auction has ended.').waitFor()
  await end.getByRole('button', { name: 'Done' }).click()

  await asset.action('Take back from the protocol').click()
  const withdraw = sheetOf(page, 'Take back from the protocol')
  await withdraw.getByRole('button', { name: 'Take back to the wallet' }).click()
  await wallet.approve()
  await withdraw.getByText('It is back in your wallet.').waitFor()
  assert.is(await chainOf(world).owner(tokenId), accountOf('alice'))
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test('alice deposits a card into the game and claims it back', async () => {
  const { page, url, world, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const tokenId = BigInt(given.token_id)
  const asset = assetOf(page)
  const wallet = walletOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  await asset.action('Deposit to game').click()
  const deposit = sheetOf(page, 'Deposit into the game')
  await deposit.getByRole('button', { name: 'Deposit into the game' }).click()
  await wallet.approve()
  await deposit.getByText('It is in the game now.').waitFor()
  await deposit.getByRole('button', { name: 'Done' }).click()
  assert.is(await chainOf(world).owner(tokenId), world.chain.addresses.vault)

  await asset.action('Claim to the wallet').click()
  const claim = sheetOf(page, 'Claim to the wallet')
  await claim.getByRole('button', { name: 'Claim to the wallet' }).click()
  await claim.getByText('The game is sending it.').waitFor()
  await claim.getByRole('button', { name: 'Done' }).click()
  // The page shows it there only once the chain has it.
  await page.getByRole('main').getByText('In the wallet').waitFor({ state: 'attached' })
  await page.getByRole('main').getByText('Going on-chain').first().waitFor({ state: 'detached' })
  assert.is(await asset.action('Sell').isEnabled(), true)
  assert.is(await chainOf(world).owner(tokenId), accountOf('alice'))
  assert.is(await wallet.countOf('eth_sendTransaction'), 1, 'a claim asks nothing of the wallet')
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test('what is under way is a tap away in the menu, also while nothing is', async () => {
  const { page, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Transactions in progress' }).click()
  await page.getByRole('dialog', { name: 'In progress' }).getByText('Nothing is in progress').waitFor()
  await close()
})

test.run()
