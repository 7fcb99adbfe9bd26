import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { lotOf } from './support/lot'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/purse')
test.before.each(() => sandbox.reset())

const BIDS = 10
/** On a price of 10. */
const BID = parseUnits('11.1', 18)
const MDS = 10n ** 18n

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Place a bid', exact: true })
const leftIn = (page: Page) => sheetOf(page).getByRole('region', { name: 'Allowed for bids' })

/** Opens the review of a bid on a new card of Bob's. */
async function review(page: Page, url: string): Promise<void> {
  const { id } = await sandbox.give('bob', { kind: 'hero', place: 'contract', price: '10' })
  await assetOf(page).open(url, id)
  await assetOf(page).action('Bid').click()
  await sheetOf(page).getByRole('textbox', { name: 'Your bid' }).waitFor()
}

/** Approves what the wallet asks, which must be these calls and no others, until the bid stands. */
async function bid(page: Page, calls: readonly string[]): Promise<void> {
  const wallet = walletOf(page)
  await sheetOf(page).getByRole('button', { name: 'Bid 11.1 MDS' }).click()
  for (const call of calls) {
    await wallet.sheet.getByText(call).first().waitFor()
    await wallet.approve()
  }
  await sheetOf(page).getByText('Your bid stands. You now own it.').waitFor()
}

async function done(page: Page): Promise<void> {
  await sheetOf(page).getByRole('button', { name: 'Done' }).click()
  await page.waitForFunction(() => !history.state?.layer)
}

test('ten bids from a purse ask the wallet 11 times; what is left is the chain’s, and one tap takes it back', async () => {
  const { page, url, world, close } = await visit('/login')
  const lot = lotOf(world)
  await loginOf(page).throughWallet()
  let asked = 0
  const count = async () => {
    // The wallet's own list begins with each page.
    asked += await walletOf(page).countOf('eth_sendTransaction')
  }
  await review(page, url)
  await sheetOf(page).getByRole('button', { name: 'Allow more once, for several bids' }).click()
  const cap = sheetOf(page).getByRole('textbox', { name: 'Allow at most, for all of them' })
  await cap.fill('120')
  await sheetOf(page).getByText('take exactly 120 MDS, no more').waitFor()
  await bid(page, ['approve', 'bid'])
  assert.is(await lot.allowance('alice'), 120n * MDS - BID)
  for (let number = 2; number <= BIDS; number++) {
    await leftIn(page).getByText('Still allowed for bids').waitFor()
    await done(page)
    await count()
    await review(page, url)
    await leftIn(page).getByText('This bid is covered').waitFor()
    await bid(page, ['bid'])
    assert.is(await lot.allowance('alice'), 120n * MDS - BID * BigInt(number))
  }
  await leftIn(page).getByRole('button', { name: 'Set to zero' }).waitFor()
  await count()
  assert.is(asked, BIDS + 1)
  await leftIn(page).getByRole('button', { name: 'Set to zero' }).click()
  await walletOf(page).approve()
  await sheetOf(page).getByText('The 111 protocol may take nothing more from your wallet.').waitFor()
  assert.is(await lot.allowance('alice'), 0n)
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test('without a purse nothing changes: exactly the bid is allowed, and nothing is left', async () => {
  const { page, url, world, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await review(page, url)
  await bid(page, ['approve', 'bid'])
  assert.is(await lotOf(world).allowance('alice'), 0n)
  assert.is(await walletOf(page).countOf('eth_sendTransaction'), 2)
  await done(page)
  await close()
})

test('the wallet raises the allowance to no limit: the end says so, and leads to where it is set to zero', async () => {
  const { page, url, world, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await review(page, url)
  // As an owner who edits the amount in the wallet's own sheet.
  await page.evaluate(() => {
    type Call = { method: string; params?: { data: string }[] }
    const wallet = (window as unknown as { ethereum: { request(call: Call): unknown } }).ethereum
    const { request } = wallet
    wallet.request = (call) => {
      const [sent] = call.params ?? []
      const isApproval = call.method === 'eth_sendTransaction' && sent?.data.startsWith('0x095ea7b3')
      const params = sent && isApproval ? [{ ...sent, data: sent.data.slice(0, 74) + 'f'.repeat(64) }] : call.params
      return request.call(wallet, { ...call, ...(params && { params }) })
    }
  })
  await bid(page, ['approve', 'bid'])
  assert.ok((await lotOf(world).allowance('alice')) > 1n << 255n)
  await leftIn(page).getByText('No limit').waitFor()
  await sheetOf(page).getByText('Your wallet allowed more than this page asked it for.').waitFor()
  assert.equal(await violations(page), [])
  assert.equal(await smallTargets(page), [])
  assert.equal(await overflow(page), [])
  await sheetOf(page).getByRole('link', { name: 'See what is allowed' }).click()
  await page.getByRole('button', { name: 'Set to zero: The 111 protocol may take all your MDS' }).waitFor()
  await close()
})

for (const [name, viewport, locale, more] of [
  ['phone', PHONE, 'zh-TW', '一次多授權一些，供多次出價使用'],
  ['phone', PHONE, 'id-ID', 'Izinkan lebih sekali saja, untuk beberapa tawaran'],
  ['desktop', DESKTOP, 'en-US', 'Allow more once, for several bids'],
] as const)
  test(`the field for a cap can be used on a ${name} in ${locale}`, async () => {
    const { page, url, close } = await visit('/login', { viewport, locale })
    await loginOf(page).throughWallet()
    const { id } = await sandbox.give('bob', { kind: 'hero', place: 'contract', price: '10' })
    await assetOf(page).open(url, id)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Bid|出價|Tawar)$/ })
      .click()
    await page.getByRole('button', { name: more }).click()
    await page.getByRole('textbox').nth(1).fill('5')
    await page
      .getByRole('alert')
      .filter({ hasText: /11[.,]1 MDS/ })
      .waitFor()
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    await close()
  })

test.run()
