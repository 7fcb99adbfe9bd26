import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { DEFAULT_PASSWORD } from '../sandbox/api/rules/limits'
import { loginOf } from './pages/login'
import { puzzleOf } from './pages/puzzle'
import { walletOf } from './pages/wallet'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { openStage, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/forms')
test.before(() => sandbox.reset())
test.after(() => sandbox.reset())

const alerts = (page: Page) => page.getByRole('main').getByRole('alert')
const said = (page: Page, text: string | RegExp) => alerts(page).filter({ hasText: text }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

/** The newest code for a purpose, as soon as it has been sent. */
async function codeFor(purpose: string): Promise<string> {
  const { world } = await openStage()
  const codes = (await (await fetch(`${world.url}/sandbox/codes`)).json()) as { purpose: string; code: string }[]
  const sent = codes.find((each) => each.purpose === purpose)
  if (!sent) throw new Error(`no code was sent for ${purpose}`)
  return sent.code
}

async function sendCode(page: Page): Promise<void> {
  await press(page, 'Send code')
  await puzzleOf(page).solve()
}

test('login: what is missing beside its field, the puzzle put away, a wrong password, then the right one', async () => {
  const { page, close } = await visit('/login')
  const login = loginOf(page)
  await login.openForm()
  await login.submit()
  assert.equal(await alerts(page).allTextContents(), [
    'Select the area code.',
    'Please fill this in.',
    'Please fill this in.',
  ])
  await login.fill({ area: '886', mobile: '12', password: '1 2 3 4 5' })
  assert.equal(await alerts(page).allTextContents(), [
    'Mobile number: format error.',
    'At least 6 characters; spaces do not count.',
  ])
  await login.fill({ area: '886', mobile: '912345678', password: 'not-hers' })
  await press(page, 'Log in')
  await puzzleOf(page).slider.waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByText('Please solve the puzzle first.').waitFor()
  await login.submit()
  await page.getByText('The account or the password is wrong').waitFor()
  assert.is(await page.getByLabel('Mobile number').inputValue(), '912345678')
  await login.fill({ area: '886', mobile: '912345678', password: 'alice-pass-1' })
  await login.submit()
  await page.waitForURL('**/accountAccount')
  await close()
})

test('not remembered, the login ends with the page', async () => {
  const { page, close } = await visit('/login')
  const login = loginOf(page)
  await login.openForm()
  await login.fill({ area: '886', mobile: '912345678', password: 'alice-pass-1' })
  await page.getByLabel('Remember me').uncheck()
  await login.submit()
  await page.waitForURL('**/accountAccount')
  await page.reload()
  await page.waitForURL('**/login')
  await close()
})

test('a login by wallet is for this page alone, too, if the player wishes', async () => {
  const { page, close } = await visit('/login')
  await page.getByLabel('Remember me').uncheck()
  await loginOf(page).throughWallet()
  await page.reload()
  await page.waitForURL('**/login')
  await close()
})

test('forgotten: a code, the default password, which has to be changed at the next login', async () => {
  const { page, close } = await visit('/login')
  const login = loginOf(page)
  await login.openForm()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL('**/forget')
  await page.getByRole('button', { name: 'Send code' }).waitFor()
  await page.getByLabel('Area code').selectOption('')
  await press(page, 'Send code')
  await said(page, 'Select the area code.')
  await page.getByLabel('Area code').selectOption('62')
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('81234567890')
  await sendCode(page)
  await page.getByText(/on its way by text message/).waitFor()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await press(page, 'Reset the password')
  await said(page, 'The code is wrong')
  await page.getByLabel('Code', { exact: true }).fill(await codeFor('forget'))
  await press(page, 'Reset the password')
  await page.getByRole('heading', { name: 'Your password was reset' }).waitFor()
  await page.getByRole('link', { name: 'Back to the login' }).click()
  await login.openForm()
  await login.fill({ area: '62', mobile: '81234567890', password: DEFAULT_PASSWORD })
  await login.submit()
  // The login leads there by itself.
  await page.waitForURL('**/setting')
  await page.getByText(/Choose your own now/).waitFor()
  await page.getByLabel('Old password', { exact: true }).last().fill(DEFAULT_PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('bob-pass-2')
  await page.getByLabel('New password again').fill('bob-pass-3')
  await press(page, 'Save')
  await said(page, 'The two passwords differ.')
  await page.getByLabel('New password again').fill('bob-pass-2')
  await press(page, 'Save')
  await page.getByText(/Your login password was changed/).waitFor()
  await close()
})

test('nickname: unchanged, too long by signs and not by bytes, forbidden, then another one', async () => {
  const { page, close } = await enter('alice', '/setting')
  await row(page, /^Nickname/).click()
  const field = page.getByLabel('Nickname').and(page.locator('input'))
  await press(page, 'Save')
  await said(page, 'Nickname unchanged.')
  await field.fill('Elevenchars')
  await said(page, 'Too long: at most 10 characters.')
  await field.fill('   ')
  await said(page, 'Please fill this in.')
  await field.fill('Al\u202eice')
  await said(page, 'This contains characters that are not allowed.')
  await field.fill('🐉'.repeat(11))
  await said(page, 'Too long: at most 10 characters.')
  await field.fill(`龍${'🐉'.repeat(9)}`)
  await press(page, 'Save')
  await row(page, /^Nickname 龍/).waitFor()
  assert.is((await control.player('alice')).nickname, `龍${'🐉'.repeat(9)}`)
  await close()
})

test('a mobile number is bound with its code; another player’s is refused', async () => {
  const { page, close } = await enter('dave', '/setting')
  await row(page, /^Mobile number Not bound/).click()
  await page.getByLabel('Area code').selectOption('886')
  await page.getByLabel('Mobile number').and(page.locator('input')).fill('912345678')
  await sendCode(page)
  await said(page, /already|taken|another/i)
  await page.getByLabel('Area code').selectOption('44')
  await page.getByLabel('Mobile number').and(page.locator('input')).fill('7700900123')
  await sendCode(page)
  await page.getByText(/The code is on its way to \+44 77/).waitFor()
  await press(page, 'Bind')
  await said(page, 'Please enter the code from the message.')
  await page.getByLabel('Code', { exact: true }).fill(await codeFor('bind'))
  await press(page, 'Bind')
  await row(page, /^Mobile number \+44 770\*+/).waitFor()
  assert.match((await control.player('dave')).mobile, /7700900123/)
  await close()
})

test('login password by the old one, fund password by a code to the mailbox', async () => {
  const { page, close } = await enter('dave', '/setting')
  await row(page, /^Login password/).click()
  await page.getByLabel('Old password', { exact: true }).last().fill('not-his-1')
  await page.getByLabel('New password', { exact: true }).fill('dave-pass-2')
  await page.getByLabel('New password again').fill('dave-pass-2')
  await press(page, 'Save')
  await said(page, /password/i)
  await page.getByLabel('Old password', { exact: true }).last().fill('dave-pass-1')
  await press(page, 'Save')
  await page.getByText(/Your login password was changed/).waitFor()
  await row(page, /^Fund password Not set/).click()
  await page.getByText('dave@example.com', { exact: true }).last().click()
  await page.getByLabel('New password', { exact: true }).fill('dave-fund-1')
  await page.getByLabel('New password again').fill('dave-fund-1')
  await sendCode(page)
  await page.getByText('The code is on its way to dave@example.com.').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor('fundPassword'))
  await press(page, 'Save')
  await row(page, /^Fund password Set/).waitFor()
  await close()
})

test('the wallet address is shown short, with the whole one to copy', async () => {
  const { page, close } = await enter('alice', '/setting')
  const { address } = await control.player('alice')
  const shown = page.getByRole('main').getByText(`${address.slice(0, 5)}…${address.slice(-4)}`, { exact: true })
  await shown.waitFor()
  assert.is((await shown.getAttribute('title'))?.toLowerCase(), address.toLowerCase())
  await close()
})

test('an invite code outlives the pages up to the registration by wallet', async () => {
  const { invite_code: code } = await control.player('alice')
  const { page, url, close } = await visit(`/marketplace?invite_code=${code}`)
  await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
  await page.goto(`${url}/login`)
  await page.getByText(`You were invited: a new account goes with the invite code ${code}.`).waitFor()
  await walletOf(page).useAccount('erin')
  await loginOf(page).throughWallet()
  assert.is((await control.player('erin')).inviter_code, code)
  await close()
})

test('an invite code can be typed at the login, too', async () => {
  // Erin has never logged in.
  await sandbox.reset()
  const { invite_code: code } = await control.player('bob')
  const { page, close } = await visit('/login')
  await page.getByRole('button', { name: 'Invite code' }).click()
  await page.getByLabel('Invite code').fill(code)
  await page.getByRole('button', { name: 'Use this code' }).click()
  await page.getByText(/You were invited/).waitFor()
  await walletOf(page).useAccount('erin')
  await loginOf(page).throughWallet()
  assert.is((await control.player('erin')).inviter_code, code)
  await close()
})

test.run()
