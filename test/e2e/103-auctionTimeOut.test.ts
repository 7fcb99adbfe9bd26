import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { chainOf } from './support/chain'
import { control, enter } from './support/control'
import { lotOf, lowestBid } from './support/lot'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/auctionTimeOut')
test.before.each(() => sandbox.reset())

const PRICE = '100'
const UNITS = parseUnits(PRICE, 18)
/** The sandbox's contract closes bidding a day after the last price. */
const AFTER_THE_TIME_SECONDS = 86_400 + 60
const [LOCKED, UNLOCKED] = [2, 3]

const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function logIn(page: Page, name: 'alice' | 'bob'): Promise<void> {
  await walletOf(page).useAccount(name)
  await loginOf(page).throughWallet()
}

/** Takes the asset back out of the protocol, and sees that the chain agrees. */
async function withdraw(page: Page): Promise<void> {
  await assetOf(page).action('Take back from the protocol').click()
  const sheet = sheetOf(page, 'Take back from the protocol')
  await sheet.getByRole('button', { name: 'Take back to the wallet' }).click()
  await walletOf(page).approve()
  await sheet.getByText('It is back in your wallet.').waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await assetOf(page).action('Sell').waitFor()
}

/** Bids the lowest price that is taken, which the review has filled in. */
async function bid(page: Page): Promise<void> {
  await assetOf(page).action('Bid').click()
  const sheet = sheetOf(page, 'Place a bid')
  await sheet.getByRole('button', { name: /^Bid [\d.,]+ MDS$/ }).click()
  const wallet = walletOf(page)
  for (const call of ['approve', 'bid']) {
    await wallet.sheet.getByText(call).first().waitFor()
    await wallet.approve()
  }
  await sheet.getByText('Your bid stands. You now own it.').waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.waitForFunction(() => !history.state?.layer)
}

test('nobody bid in time: nobody can any more, and the seller gets the card back', async () => {
  const given = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: PRICE })
  const tokenId = BigInt(given.token_id)

  const late = await visit('/login')
  await logIn(late.page, 'bob')
  await assetOf(late.page).open(late.url, given.id)
  await assetOf(late.page).action('Bid').waitFor()
  await control.passTime(AFTER_THE_TIME_SECONDS)
  const lot = lotOf(late.world)
  assert.equal((await lot.read(tokenId)).slice(3), [0, UNLOCKED])
  const before = await lot.balances()

  // Bob's page still shows the offer: the tap asks the chain, and the wallet stays closed.
  await assetOf(late.page).action('Bid').click()
  const sheet = sheetOf(late.page, 'Place a bid')
  await sheet.getByRole('button', { name: /^Bid [\d.,]+ MDS$/ }).click()
  await sheet.getByText('It is no longer on offer. You paid nothing for it.').waitFor()
  assert.is(await walletOf(late.page).countOf('eth_sendTransaction'), 0)
  const { page } = late
  await assetOf(page).open(late.url, given.id)
  await page.getByRole('main').getByText('Not for sale').first().waitFor()
  assert.is(await assetOf(page).action('Bid').count(), 0)
  await late.close()

  const seller = await visit('/login')
  await logIn(seller.page, 'alice')
  await assetOf(seller.page).open(seller.url, given.id)
  await withdraw(seller.page)
  assert.is(await chainOf(seller.world).owner(tokenId), accountOf('alice'))
  assert.equal(await lot.balances(), before)
  assert.equal((await sandbox.check()).differences, [])
  await seller.close()
})

test('the time passes after a bid: it locks, the bidder has the card, the seller the coins', async () => {
  const given = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: PRICE })
  const tokenId = BigInt(given.token_id)
  const { page, url, world, close } = await visit('/login')
  const lot = lotOf(world)
  const before = await lot.balances()
  await logIn(page, 'bob')
  await assetOf(page).open(url, given.id)
  await bid(page)
  const paid = lowestBid(UNITS)
  const after = await lot.balances()
  assert.is(before.bob - after.bob, paid)
  assert.is(after.alice - before.alice, paid - (paid * 3n) / 100n - paid / 100n)

  await control.passTime(AFTER_THE_TIME_SECONDS)
  assert.equal((await lot.read(tokenId)).slice(3), [1, LOCKED])
  const seller = await enter('alice', `/cardDetail?id=${given.id}`)
  await seller.page.getByRole('heading', { level: 1 }).waitFor()
  await seller.page.getByRole('main').getByText('Locked').first().waitFor()
  for (const name of ['Take back from the protocol', 'Change the price', 'End the auction'])
    assert.is(await assetOf(seller.page).action(name).count(), 0, name)
  assert.not(await assetOf(seller.page).action('Bid').isEnabled())
  await seller.close()

  await assetOf(page).open(url, given.id)
  await assetOf(page).action('Change the price').waitFor()
  await withdraw(page)
  assert.is(await chainOf(world).owner(tokenId), accountOf('bob'))
  assert.equal(await lot.balances(), after)
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test.run()
