import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { sandbox } from './support/sandbox'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/declinedSale')
test.before.each(() => sandbox.reset())

test('a sale declined in the wallet can be started again from the asset’s page, at another price', async () => {
  const { page, url, close } = await visit('/login')
  await loginOf(page).throughWallet()
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const asset = assetOf(page)
  const wallet = walletOf(page)
  await asset.open(url, given.id)
  await asset.sell('50')
  await wallet.reject()
  await asset.sheet.getByText('You declined in the wallet.').waitFor()
  await asset.close()
  // The provider is still waiting for the sale it prepared, and every other action waits with it.
  await asset.open(url, given.id)
  await page.getByText('Sale confirming').first().waitFor()
  await page.getByText('If not, you can sell it again.').waitFor()
  await asset.sell('60')
  await wallet.approve()
  await asset.sheet.getByText('It is on the market now.').waitFor()
  await asset.close()
  await page.getByText('For sale', { exact: true }).first().waitFor()
  await close()
})

test.run()
