import * as assert from 'uvu/assert'
import { parseEther } from 'viem'
import { collectionOf } from './pages/collection'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { collectionsOf } from './support/collections'
import { control } from './support/control'
import { dieAtSend } from './support/dieAtSend'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, type VisitOptions, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/mint')
test.before.each(() => sandbox.reset())

const PET = 3

async function enterMint(path: string, options?: VisitOptions) {
  const stay = await visit('/login', options)
  await loginOf(stay.page).throughWallet()
  await stay.page.goto(stay.url + path)
  return { ...stay, collection: collectionOf(stay.page), judge: collectionsOf(stay.world) }
}

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`a pet is minted for MDS, on a ${name}: chain and provider agree, and it shows with its page`, async () => {
    const { page, close, collection, judge } = await enterMint('/mint', { viewport })
    const [before, last] = [await judge.balance('alice', 'MDS'), await judge.lastToken('card')]
    await collection.button('Mint: Pet').click()
    await collection.button('Mint for 50 MDS').click()
    await collection.sheet.getByText('A new card (Pet), in your wallet').waitFor()
    await collection.confirm('Mint for 50 MDS')
    await collection.approve('approve', 'mintWithCoin')
    await collection.sheet.getByText('The new card is in your wallet.').waitFor()
    const born = await collection.sheet.getByRole('heading', { level: 3 }).textContent()
    await collection.done()

    assert.is(before - (await judge.balance('alice', 'MDS')), parseEther('50'))
    assert.is(await judge.lastToken('card'), last + 1n)
    assert.is(await judge.owner('card', last + 1n), accountOf('alice'))
    assert.is(await judge.kind('card', last + 1n), PET)
    assert.is(await judge.allowance('alice', 'MDS', 'card'), 0n)
    assert.is(await control.count('alice', 'mint'), 1)
    assert.equal((await sandbox.check()).differences, [])

    await collection.newborn.getByRole('link', { name: born ?? '' }).click()
    await page.waitForURL('**/gun/pet/*')
    await page.getByRole('heading', { level: 1, name: born ?? '' }).waitFor()
    await close()
  })
}

test('a hero is minted for BNB with one question and no allowance', async () => {
  const { page, close, collection, judge } = await enterMint('/mint')
  const last = await judge.lastToken('card')
  await collection.button('Mint for 50 MDS').click()
  await collection.payWith('BNB')
  await collection.confirm('Mint for 0.01 BNB')
  await collection.approve('mintWithNative')
  await collection.sheet.getByText('The new card is in your wallet.').waitFor()
  assert.is(await walletOf(page).countOf('eth_sendTransaction'), 1)
  assert.is(await judge.owner('card', last + 1n), accountOf('alice'))
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test('a refused mint is reported, nothing is paid, and it can be started again', async () => {
  const { page, close, collection, judge } = await enterMint('/mint')
  const [before, last] = [await judge.balance('alice', 'MDS'), await judge.lastToken('card')]
  await collection.button('Mint: Equipment').click()
  await collection.button('Mint for 50 MDS').click()
  await collection.confirm('Mint for 50 MDS')
  await walletOf(page).reject()
  await collection.sheet
    .getByText(/declined/)
    .first()
    .waitFor()
  assert.equal([await judge.balance('alice', 'MDS'), await judge.lastToken('card')], [before, last])
  await collection.confirm('Try again')
  await collection.sheet.getByText('A new card (Equipment), in your wallet').waitFor()
  await collection.confirm('Mint for 50 MDS')
  await collection.approve('approve', 'mintWithCoin')
  await collection.sheet.getByText('The new card is in your wallet.').waitFor()
  assert.is(await judge.lastToken('card'), last + 1n)
  await close()
})

test('the price moved after it was shown: the page says so before the wallet opens', async () => {
  const { page, close, collection, judge } = await enterMint('/mint')
  await collection.button('Mint for 50 MDS').click()
  await collection.sheet.getByRole('button', { name: 'Mint for 50 MDS' }).waitFor()
  await judge.setMintPrices('card', '0.02', '60')
  await collection.confirm('Mint for 50 MDS')
  await collection.sheet.getByText(/The price has changed/).waitFor()
  assert.is(await walletOf(page).countOf('eth_sendTransaction'), 0)
  assert.is(await control.count('alice', 'mint'), 0)
  await close()
})

test('the page dies while the wallet is open: the mint ends by itself, once', async () => {
  const { page, url, world, context, close, collection, judge } = await enterMint('/mint')
  const last = await judge.lastToken('card')
  await collection.button('Mint: Spirit stone').click()
  await collection.main.getByRole('radio', { name: '0.01 BNB' }).check()
  await collection.button('Mint for 0.01 BNB').click()
  await collection.confirm('Mint for 0.01 BNB')
  await walletOf(page).sheet.getByText('mintWithNative').first().waitFor()
  await dieAtSend(page, world)
  const next = await context.newPage()
  await next.goto(`${url}/mint`)
  await collectionOf(next).newborn.getByRole('link').first().waitFor()
  assert.is(await judge.lastToken('card'), last + 1n)
  assert.is(await control.count('alice', 'mint'), 1)
  await close()
})

test('prices that do not load are reported, and can be loaded again', async () => {
  await control.break({ kind: 'envelope', method: 'GET', path: '/api/level/fee', status: 1999, times: 0 })
  const { close, collection } = await enterMint('/mint')
  await collection.main.getByRole('alert').getByText('This could not be loaded').waitFor()
  await control.mend()
  await collection.button('Try again').click()
  await collection.button('Mint for 50 MDS').waitFor()
  await close()
})

test.run()
