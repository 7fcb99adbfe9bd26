import * as assert from 'uvu/assert'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { hasFocus, pressAway, tabTo } from './support/keyboard'
import { openPlay } from './support/moneyPlay'
import { sandbox } from './support/sandbox'
import { DESKTOP, visit } from './support/stage'
import { suite } from './support/suite'

/** A player's main tasks, without a pointer. */
const test = suite('e2e/keyboard, money')
test.before(() => sandbox.reset())

test('a hero is sold: the price, the wallet, and back where the way began', async () => {
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, url, close } = await visit('/login', { viewport: DESKTOP })
  const { action, open, sheet } = assetOf(page)
  await loginOf(page).throughWallet()
  await open(url, given.id)
  await tabTo(page, action('Sell'))
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByLabel('Price'))
  await page.keyboard.type('12.5')
  await tabTo(page, sheet.getByRole('button', { name: 'Sell for 12.5 MDS' }))
  await page.keyboard.press('Enter')
  await walletOf(page).approve()
  await sheet.getByText('It is on the market now.').waitFor()
  await tabTo(page, sheet.getByRole('button', { name: /^(Done|Close)$/ }).last())
  await page.keyboard.press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await tabTo(page, action('Cancel sale'))
  await close()
})

test('a sheet is left by Escape, and the focus is where it was', async () => {
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, url, close } = await visit('/login', { viewport: DESKTOP })
  const { action, open, sheet } = assetOf(page)
  await loginOf(page).throughWallet()
  await open(url, given.id)
  await tabTo(page, action('Sell'))
  await page.keyboard.press('Enter')
  await sheet.getByLabel('Price').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.firstChild?.textContent === 'Sell')
  await close()
})

test('from the account to an own asset, and a setting that opens', async () => {
  const { page, url, close } = await visit('/login', { viewport: DESKTOP })
  await loginOf(page).throughWallet()
  // Not any link to an asset: those of the money that waits appear above, whenever the chain has told of it.
  const own = page.getByRole('list', { name: 'Assets' }).getByRole('link').first()
  await tabTo(page, own)
  await page.keyboard.press('Enter')
  await page.waitForURL(/Detail\?id=|\/gun\//)
  await page.goto(`${url}/setting`)
  const nickname = page.getByRole('main').getByRole('button', { name: /^Nickname/ })
  await tabTo(page, nickname)
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Nickname').and(page.locator('input'))
  await tabTo(page, field)
  assert.ok(await field.inputValue())
  await close()
})

test('after a refusal, “Try again” keeps the focus in the sheet, and Escape closes it', async () => {
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, url, close } = await visit('/login', { viewport: DESKTOP })
  const asset = assetOf(page)
  const { action, open, sheet } = asset
  await loginOf(page).throughWallet()
  await open(url, given.id)
  await asset.sell('12.5')
  await walletOf(page).reject()
  await pressAway(page, sheet.getByRole('button', { name: 'Try again' }))
  await sheet.getByRole('button', { name: 'Sell for 12.5 MDS' }).waitFor()
  assert.ok(await hasFocus(sheet))
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  assert.ok(await hasFocus(page.getByRole('main')))
  await action('Sell').waitFor()
  await close()
})

test('“No, I did not” keeps the focus in the sheet', async () => {
  const play = await openPlay('sell', { send: 'node32000' })
  await play.begin()
  const { sheet } = assetOf(play.page)
  await pressAway(play.page, sheet.getByRole('button', { name: 'No, I did not' }))
  await play.see('You said that nothing was sent. If it was after all, it goes on by itself.')
  assert.ok(await hasFocus(sheet))
  await play.end(false, 0)
})

test.run()
