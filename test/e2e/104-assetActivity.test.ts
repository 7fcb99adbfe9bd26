import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { formatUnits, parseUnits } from 'viem'
import { shortAddress } from '../../src/domain/address'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { control, enter } from './support/control'
import { lowestBid } from './support/lot'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/assetActivity')
test.before.each(() => sandbox.reset())

const shortOf = (name: 'alice' | 'bob') => shortAddress(accountOf(name).toLowerCase())

/** The lines of the activity, once the player has come near. */
async function linesOf(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: 'Activity' })
  await section.scrollIntoViewIfNeeded()
  const lines = section.getByRole('list', { name: 'Activity' }).locator('> li')
  await lines.first().waitFor()
  return (await lines.allInnerTexts()).map((line) => line.replace(/\s+/g, ' ').trim())
}

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

async function approve(page: Page, ...calls: string[]): Promise<void> {
  const wallet = walletOf(page)
  for (const call of calls) {
    await wallet.sheet.getByText(call).first().waitFor()
    await wallet.approve()
  }
}

function check(lines: string[], expected: readonly RegExp[]): void {
  assert.is(lines.length, expected.length, lines.join('\n'))
  for (const [index, words] of expected.entries()) assert.match(lines[index] ?? '', words)
}

test('a cancelled sale, another one and its purchase: each once, newest first, by whom and at which price', async () => {
  const { page, url, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '20' })
  const asset = assetOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  await asset.action('Cancel sale').click()
  await asset.sheet.getByRole('button', { name: 'Cancel the sale' }).click()
  await approve(page, 'cancel')
  await asset.sheet.getByText('It is off the market and free to use again.').waitFor()
  await asset.close()
  await asset.sell('30.5')
  await approve(page, 'sell')
  await asset.sheet.getByText('It is on the market now.').waitFor()
  await asset.close()

  await becomes(page, 'bob')
  await asset.open(url, given.id)
  await asset.buy('30.5')
  await approve(page, 'approve', 'buy')
  await asset.sheet.getByText('It is yours now, in your wallet.').waitFor()
  await asset.close()
  const when = String.raw`Today, \d+:\d+ [AP]M`
  check(await linesOf(page), [
    new RegExp(`^Sold 30\\.5 MDS From ${shortOf('alice')} To You ${when}`),
    new RegExp(`^Put on sale 30\\.5 MDS By ${shortOf('alice')} ${when}`),
    new RegExp(`^Sale cancelled By ${shortOf('alice')} ${when}`),
    new RegExp(`^Put on sale 20 MDS By ${shortOf('alice')} ${when}`),
  ])
  await close()
})

test('a changed price and a bid on an auction; a tap copies the whole address', async () => {
  const { page, url, context, close } = await visit('/login')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const given = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '10' })
  const asset = assetOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  await asset.action('Change the price').click()
  const change = page.getByRole('dialog', { name: 'Change the auction price' })
  await change.getByLabel('New price').fill('20')
  await change.getByRole('button', { name: 'Change the price to 20 MDS' }).click()
  await approve(page, 'setPrice')
  await change.getByText('The new price is in force.').waitFor()
  await change.getByRole('button', { name: 'Done' }).click()
  await page.waitForFunction(() => !history.state?.layer)

  await becomes(page, 'bob')
  await asset.open(url, given.id)
  await asset.action('Bid').click()
  const sheet = page.getByRole('dialog', { name: 'Place a bid' })
  await sheet.getByRole('button', { name: /^Bid [\d.,]+ MDS$/ }).click()
  await approve(page, 'approve', 'bid')
  await sheet.getByText('Your bid stands. You now own it.').waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.waitForFunction(() => !history.state?.layer)
  const bid = formatUnits(lowestBid(parseUnits('20', 18)), 18)
  check(await linesOf(page), [
    new RegExp(`^Bid ${bid} MDS From ${shortOf('alice')} To You Today`),
    new RegExp(`^Auction price changed 20 MDS By ${shortOf('alice')} Today`),
    new RegExp(`^Auction started 10 MDS By ${shortOf('alice')} Today`),
  ])
  await page
    .getByRole('region', { name: 'Trades' })
    .getByRole('button', { name: `Copy the address ${shortOf('alice')}` })
    .click()
  await page.getByText('Copied.').waitFor()
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), accountOf('alice').toLowerCase())
  await close()
})

test('nobody asks for it before the player comes near; a failure leaves the rest of the page', async () => {
  const { page, url, close } = await enter('alice', '/setting', { allowed: /Failed to load resource/ })
  const given = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '10' })
  const path = `/api/assets/history/${given.id}`
  await control.break({ kind: 'status', method: 'GET', path, status: 501 })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  // The last call of a page, once its screen is complete.
  const complete = page.waitForRequest('**/api/website/setting')
  await assetOf(page).open(url, given.id)
  await complete
  await page.getByRole('heading', { name: given.name }).waitFor()
  assert.not(asked.includes(path))
  await page.getByRole('region', { name: 'Activity' }).scrollIntoViewIfNeeded()
  await page.getByRole('alert').getByText('Its activity could not be loaded').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  check(await linesOf(page), [/^Auction started 10 MDS By You Today/])
  await close()
})

for (const locale of ['en-US', 'zh-TW', 'id-ID']) {
  test(`WCAG 2.2 AA and no sideways scroll on a phone, in ${locale}`, async () => {
    const traded = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '10' })
    for (const viewport of [PHONE, { width: 320, height: 640 }]) {
      const { page, url, close } = await enter('alice', '/setting', { viewport, locale })
      await assetOf(page).open(url, traded.id)
      const section = page.getByRole('main').getByRole('region').last()
      await section.scrollIntoViewIfNeeded()
      await section.getByRole('listitem').first().waitFor()
      assert.equal([...(await violations(page)), ...(await smallTargets(page)), ...(await overflow(page))], [])
      await close()
    }
  })
}

test.run()
