import * as assert from 'uvu/assert'
import { parseEther } from 'viem'
import { collectionOf } from './pages/collection'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { collectionsOf } from './support/collections'
import { control } from './support/control'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/hatch')
test.before.each(() => sandbox.reset())

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`a dragon hatches, on a ${name}, and stands among the small dragons`, async () => {
    const { page, url, world, close } = await visit('/login', { viewport })
    const [collection, judge] = [collectionOf(page), collectionsOf(world)]
    await loginOf(page).throughWallet()
    const [before, last] = [await judge.balance('alice', 'MDS'), await judge.lastToken('dragon')]
    await page.goto(`${url}/hatch`)
    await collection.button('Hatch for 50 MDS').click()
    await collection.confirm('Hatch for 50 MDS')
    await collection.approve('approve', 'mintWithCoin')
    await collection.sheet.getByText('The dragon has hatched. It is in your wallet.').waitFor()
    const born = (await collection.sheet.getByRole('heading', { level: 3 }).textContent()) ?? ''
    await collection.done()
    await collection.newborn.getByRole('link', { name: born }).waitFor()

    assert.is(before - (await judge.balance('alice', 'MDS')), parseEther('50'))
    assert.is(await judge.lastToken('dragon'), last + 1n)
    assert.is(await judge.owner('dragon', last + 1n), accountOf('alice'))
    assert.is(await judge.allowance('alice', 'MDS', 'dragon'), 0n)
    assert.is(await control.count('alice', 'hatch'), 1)
    assert.equal((await sandbox.check()).differences, [])

    await collection.main.getByRole('link', { name: 'Dragons', exact: true }).click()
    await page.waitForURL('**/dragong')
    await collection.main
      .getByRole('link', { name: new RegExp(`^Level \\d+ ${born}$`) })
      .first()
      .waitFor()
    await close()
  })
}

test('a player who cannot pay sees how much is missing before anything is sent', async () => {
  const { page, url, close } = await visit('/login')
  const collection = collectionOf(page)
  await walletOf(page).useAccount('dave')
  await loginOf(page).throughWallet()
  await page.goto(`${url}/hatch`)
  await collection.main.getByText('In wallet: 15').waitFor()
  await collection.button('Hatch for 50 MDS').click()
  await collection.sheet.getByText('You need 35 MDS more.').waitFor()
  assert.is(await collection.sheet.getByRole('button', { name: 'Hatch for 50 MDS' }).isEnabled(), false)
  assert.is(await walletOf(page).countOf('eth_sendTransaction'), 0)
  await close()
})

test('the provider is away when the dragon is on chain: it hatches when the provider is back', async () => {
  const { page, url, world, close } = await visit('/login', { allowed: /Failed to load resource/ })
  const [collection, judge] = [collectionOf(page), collectionsOf(world)]
  await loginOf(page).throughWallet()
  const last = await judge.lastToken('dragon')
  await page.goto(`${url}/hatch`)
  await collection.button('Hatch for 50 MDS').click()
  await collection.payWith('BNB')
  await control.break({ kind: 'status', method: 'POST', path: '/api/add/mdragon', status: 500, times: 2 })
  await collection.confirm('Hatch for 0.01 BNB')
  await collection.approve('mintWithNative')
  await collection.sheet.getByText('The dragon has hatched. It is in your wallet.').waitFor()
  assert.is(await judge.lastToken('dragon'), last + 1n)
  assert.is(await control.count('alice', 'hatch'), 1)
  await close()
})

test.run()
