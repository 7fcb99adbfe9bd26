import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import { typePrice } from '../kill/support/typePrice'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { chainOf } from './support/chain'
import { dieAtSend } from './support/dieAtSend'
import { split } from './support/money'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/trade')
test.before.each(() => sandbox.reset())

const PRICE = '123.45'
const UNITS = parseUnits(PRICE, 18)

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`alice sells, bob buys, on a ${name}: chain, provider and page agree to the last unit`, async () => {
    const { page, url, world, close } = await visit('/login', { viewport })
    const chain = chainOf(world)
    const wallet = walletOf(page)
    const asset = assetOf(page)
    const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    const tokenId = BigInt(given.token_id)

    await loginOf(page).throughWallet()
    await asset.open(url, given.id)
    await asset.sell(PRICE)
    await wallet.sheet.getByText('sell').first().waitFor()
    await wallet.approve()
    await asset.sheet.getByText('It is on the market now.').waitFor()
    await asset.close()
    await page.getByText('For sale', { exact: true }).first().waitFor()
    assert.equal(await chain.listing(tokenId), [accountOf('alice'), UNITS])

    await wallet.useAccount('bob')
    await page
      .getByRole('alertdialog', { name: 'Different wallet account' })
      .getByRole('button', { name: 'Switch account' })
      .click()
    await page.waitForURL('**/login')
    const before = await chain.balances('alice', 'bob')
    await loginOf(page).throughWallet()
    await asset.open(url, given.id)
    await asset.buy(PRICE)
    await wallet.sheet.getByText('approve').first().waitFor()
    await wallet.approve()
    await wallet.sheet.getByText('buy').first().waitFor()
    await wallet.approve()
    await asset.sheet.getByText('It is yours now, in your wallet.').waitFor()
    await asset.close()

    const after = await chain.balances('alice', 'bob')
    const { seller } = split(UNITS)
    assert.is(after.alice - before.alice, seller)
    assert.is(before.bob - after.bob, UNITS)
    assert.is(await chain.owner(tokenId), accountOf('bob'))
    assert.is(await chain.allowance('bob'), 0n)
    assert.is(await wallet.countOf('eth_sendTransaction'), 2)

    await page.goto(`${url}/activity`)
    const bought = page.getByRole('main').getByRole('listitem').filter({ hasText: given.name }).first()
    await bought.getByText('Bought', { exact: false }).first().waitFor()
    await bought.getByText(PRICE).first().waitFor()
    const feed = await sandbox.activities('alice')
    assert.ok(feed.some((record) => record.type === 4 && record.index_id === given.index_id && record.amount === PRICE))
    assert.equal((await sandbox.check()).differences, [])
    await close()
  })
}

test('a refused transaction is reported, and the card is free again', async () => {
  const { page, url, world, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const asset = assetOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  await asset.sell(PRICE)
  await walletOf(page).reject()
  await asset.sheet
    .getByText(/refused|rejected|declined/i)
    .first()
    .waitFor()
  assert.is((await chainOf(world).listing(BigInt(given.token_id)))[1], 0n)
  await asset.sheet.getByRole('button', { name: 'Try again' }).click()
  await typePrice(page, 'Price', '5')
  await asset.sheet.getByRole('button', { name: 'Sell for 5 MDS' }).click()
  await walletOf(page).approve()
  await asset.sheet.getByText('It is on the market now.').waitFor()
  await close()
})

test('an invalid price never reaches the provider', async () => {
  const { page, url, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const asset = assetOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  await asset.action('Sell').click()
  assert.is(await asset.sheet.getByRole('button', { name: 'Enter a price to sell' }).isEnabled(), false)
  for (const price of ['0', '-1', 'abc', '1e5', `0.${'0'.repeat(18)}1`]) {
    await asset.sheet.getByLabel('Price').fill(price)
    await asset.sheet.getByLabel('Price').blur()
    await asset.sheet.getByRole('alert').first().waitFor()
    assert.is(await asset.sheet.getByRole('button', { name: 'Enter a price to sell' }).isEnabled(), false)
  }
  assert.is(await walletOf(page).countOf('eth_sendTransaction'), 0)
  await close()
})

test('a sale is cancelled', async () => {
  const { page, url, world, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '7' })
  const asset = assetOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  await asset.action('Cancel sale').click()
  await asset.sheet.getByRole('button', { name: 'Cancel the sale' }).click()
  await walletOf(page).approve()
  await asset.sheet.getByText('It is off the market and free to use again.').waitFor()
  assert.is((await chainOf(world).listing(BigInt(given.token_id)))[1], 0n)
  await close()
})

test('the page dies while the wallet is open: the sale goes on by itself', async () => {
  const { page, url, world, context, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const asset = assetOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  await asset.sell(PRICE)
  await walletOf(page).sheet.getByText('sell').first().waitFor()
  await dieAtSend(page, world)
  const next = await context.newPage()
  await next.goto(`${url}/cardDetail?id=${given.id}`)
  await next.getByText('For sale', { exact: true }).first().waitFor()
  await close()
})

test.run()
