import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { control, enter } from './support/control'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/topUp')
test.before.each(() => sandbox.reset())

for (const [coin, path, typed, decimals] of [
  ['MDS', '/api/user/charge', '25.5', 18],
  ['MDV', '/api/user/charge2', '1.25', 8],
  ['USDT', '/api/user/bgg/charge', '12.345678', 6],
] as const) {
  test(`${coin} is topped up by ${path}: chain and game agree to the last unit`, async () => {
    const { page, url, world, close } = await visit('/login')
    const wallet = walletOf(page)
    const { client, addresses, abis } = world.chain
    const inWallet = () =>
      client.readContract({
        address: addresses.coins[coin],
        abi: abis.coin,
        functionName: 'balanceOf',
        args: [accountOf('alice')],
      }) as Promise<bigint>
    await loginOf(page).throughWallet()
    const before = await inWallet()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${url}/coins?coin=${coin}&do=topup`)
    const sheet = page.getByRole('dialog', { name: 'Top up' })
    await sheet.getByLabel('Amount').fill(typed)
    await sheet.getByRole('button', { name: `Top up ${typed} ${coin}` }).click()
    await wallet.sheet.getByText('approve').first().waitFor()
    await wallet.approve()
    await wallet.sheet.getByText('pay').first().waitFor()
    await wallet.approve()
    await sheet.getByText(wordsOf('en')('money.finished_topUp')).waitFor()
    assert.ok(asked.includes(path))
    await page.getByRole('main').getByRole('heading', { name: coin, exact: true }).waitFor()
    const [whole = '', fraction = ''] = typed.split('.')
    const units = BigInt(whole + fraction.padEnd(decimals, '0'))
    assert.is(before - (await inWallet()), units)
    assert.is(await control.count('alice', 'topUp'), 1)
    assert.equal((await sandbox.check()).differences, [])
    await close()
  })
}

test('a top-up below the minimum or above the wallet is refused beside the field; all is one tap', async () => {
  const { page, close } = await enter('carol', '/coins?coin=HFH&do=topup')
  const sheet = page.getByRole('dialog', { name: 'Top up' })
  const amount = sheet.getByLabel('Amount')
  await sheet.getByRole('button', { name: 'All', exact: true }).waitFor()
  for (const [typed, message] of [
    ['0', 'The quantity must be greater than zero.'],
    ['9.99', 'The minimum is 10 HFH.'],
    ['100.1', 'Insufficient available HFH balance.'],
  ] as const) {
    await amount.fill(typed)
    await amount.blur()
    await sheet.getByRole('alert').filter({ hasText: message }).waitFor()
    assert.ok(await sheet.locator('[type=submit]').isDisabled())
  }
  await sheet.getByRole('button', { name: 'All', exact: true }).click()
  await sheet.getByRole('button', { name: 'Top up 100 HFH' }).waitFor()
  await close()
})

test.run()
