import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { trayOf } from './pages/tray'
import { walletOf } from './pages/wallet'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { type Visit, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/unreadPlayer')
test.before.each(() => sandbox.reset())

const LOST = /Failed to load resource|ERR_/
const UNREAD = 'Your name could not be read.'
const USER = '/api/user/info'

/** Alice has been here before: whose token it is is known on this device. */
async function comeBack(): Promise<Visit> {
  const stay = await visit('/login', { allowed: LOST })
  await loginOf(stay.page).throughWallet()
  await stay.page.waitForFunction(() => localStorage.getItem('player') !== null)
  return stay
}

const loseReports = () => control.break({ kind: 'dropBefore', method: 'POST', path: '/api/card/sellback/*', times: 0 })
const nameOf = (page: Page) => page.getByRole('main').getByText(UNREAD)

for (const [what, fault] of [
  ['500', { kind: 'status', status: 500 }],
  ['403', { kind: 'status', status: 403 }],
  ['HTML', { kind: 'html' }],
] as const) {
  test(`the player cannot be read, ${what}: an open sale is in sight, and ends; the name comes once it can be read`, async () => {
    const { page, url, close } = await comeBack()
    const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    const asset = assetOf(page)
    const lost = await loseReports()
    await asset.open(url, given.id)
    await asset.sell('50')
    await walletOf(page).approve()
    await asset.sheet.getByText('Updating game data').first().waitFor()
    await control.break({ ...fault, method: 'GET', path: USER, times: 0 })
    await page.goto(`${url}/accountAccount`)
    const tray = trayOf(page)
    await tray.button.waitFor()
    await nameOf(page).waitFor()
    await control.mend(lost.id)
    await tray.button.waitFor({ state: 'detached' })
    assert.is(await nameOf(page).count(), 1)
    await control.mend()
    await nameOf(page).waitFor({ state: 'detached' })
    await page
      .getByRole('main')
      .getByRole('button', { name: /Alice$/ })
      .waitFor()
    await close()
  })
}

test('the player cannot be read, and the wallet shows somebody else: that is said', async () => {
  const { page, close } = await comeBack()
  await control.break({ kind: 'status', method: 'GET', path: USER, times: 0, status: 403 })
  await page.reload()
  await nameOf(page).waitFor()
  await walletOf(page).useAccount('bob')
  await page.getByRole('alertdialog', { name: 'Different wallet account' }).waitFor()
  await close()
})

test('an answer that hangs is said to be slow, and a new try brings it', async () => {
  const { page, url, close } = await enter('alice', '/setting', { allowed: LOST })
  let requests = 0
  await page.route('**/api/user/team*', (route) => (requests++ === 0 ? undefined : route.continue()))
  await page.clock.install()
  await page.goto(`${url}/legion`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.runFor(9000)
  const bar = page.getByRole('status').filter({ hasText: 'This takes longer than usual.' })
  await bar.getByRole('button', { name: 'Try again' }).click()
  await bar.waitFor({ state: 'detached' })
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  assert.is(requests, 2)
  await close()
})

test('… and to stop waiting leaves words in its place, with a way to ask again', async () => {
  const { page, url, close } = await enter('alice', '/setting', { allowed: LOST })
  await page.route('**/api/user/team*', () => undefined)
  await page.clock.install()
  await page.goto(`${url}/legion`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.runFor(9000)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Stopped.' })
  await alert.waitFor()
  await page.unroute('**/api/user/team*')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
  await close()
})

for (const [what, item, kept] of [
  ['a token with a line in it', 'token', 'abc\ndef'],
  ['an empty token', 'token', ''],
  ['a token in Chinese', 'token', '令牌'],
] as const) {
  test(`${what} was kept: the page logs out with a word, and stays so`, async () => {
    const { page, url, close } = await visit('/login', { allowed: LOST })
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [item, kept] as const)
    await page.goto(`${url}/accountAccount`)
    await page.getByRole('alert').filter({ hasText: 'Your login has ended.' }).first().waitFor()
    await page.waitForURL('**/login')
    assert.is(await page.evaluate(() => localStorage.getItem('token')), null)
    await page.goto(`${url}/accountAccount`)
    await page.waitForURL('**/login')
    await close()
  })
}

test.run()
