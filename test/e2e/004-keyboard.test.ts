import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { puzzleOf } from './pages/puzzle'
import { tabTo } from './support/keyboard'
import { sandbox } from './support/sandbox'
import { DESKTOP, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/keyboard')
test.before(() => sandbox.reset())

test('log in by mobile number', async () => {
  const { page, close } = await visit('/login', { viewport: DESKTOP })
  await tabTo(page, page.getByRole('button', { name: 'Log in with mobile' }))
  await page.keyboard.press('Enter')
  const area = page.getByLabel('Area code')
  await area.waitFor()
  await tabTo(page, area)
  const options = await area
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  for (let step = options.indexOf('886'); step > 0; step--) await page.keyboard.press('ArrowDown')
  assert.is(await area.inputValue(), '886')
  await tabTo(page, page.getByLabel('Mobile number'))
  await page.keyboard.type('912345678')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('alice-pass-1')
  await page.keyboard.press('Enter')
  const { slider } = puzzleOf(page)
  await tabTo(page, slider)
  const [place = '', gap = ''] = ((await slider.getAttribute('aria-valuetext')) ?? '').split(' / ')
  for (let step = Number(place); step < Number(gap); step++) {
    if (await slider.isVisible()) await page.keyboard.press('ArrowRight')
  }
  await page.waitForURL('**/accountAccount')
  await close()
})

test('log in by wallet: the button answers to the key', async () => {
  const { page, close } = await visit('/login')
  await tabTo(page, loginOf(page).byWallet)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Demo wallet' }).waitFor()
  await close()
})

for (const key of ['Escape', 'Enter'] as const) {
  test(`the menu opens, holds the focus, closes by ${key} and gives the focus back`, async () => {
    const { page, close } = await visit('/marketplace')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    const box = page.getByRole('dialog', { name: 'Menu' })
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    await box.waitFor()
    const stops = await box.locator('a,button,input,select').count()
    for (let step = 0; step < stops + 2; step++) {
      await page.keyboard.press('Tab')
      assert.ok(await box.evaluate((element) => element.contains(document.activeElement)), 'the focus left the menu')
    }
    if (key === 'Enter') await tabTo(page, box.getByRole('button', { name: 'Close' }))
    await page.keyboard.press(key)
    await box.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu')
    await close()
  })
}

test('tabs and filters of the market', async () => {
  const { page, close } = await visit('/marketplace', { viewport: DESKTOP })
  await tabTo(page, page.getByRole('link', { name: 'Dragons', exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/val6=dragon/)
  await tabTo(page, page.getByLabel('Skill type'))
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/val5=1/)
  const offers = page.getByRole('main').getByRole('link').filter({ hasText: 'MDS' })
  await offers.filter({ hasText: 'Fire' }).first().waitFor()
  await tabTo(page, offers.first())
  await close()
})

test.run()
