import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { puzzleOf } from './pages/puzzle'
import { control, enter } from './support/control'
import { hasFocus, pressAway, tabTo } from './support/keyboard'
import { sandbox } from './support/sandbox'
import { DESKTOP, type Visit, visit } from './support/stage'
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

/** Opens a page whose first answer from this address is an error. */
async function openFailed(place: string, address: string): Promise<Visit> {
  const stay = await enter('alice', '/setting', { viewport: DESKTOP, allowed: /500|Failed to load/ })
  await stay.context.route(address, (route) => route.fulfill({ status: 500, body: 'oops' }))
  await stay.page.goto(stay.url + place)
  await stay.page.getByRole('button', { name: 'Try again' }).waitFor()
  await stay.context.unroute(address)
  return stay
}

const OFFER = { kind: 'hero', place: 'wallet' } as const

/** Controls that go away when they are pressed, and what comes. */
const GOING: { control: string; role: 'button' | 'link'; comes: string; open: () => Promise<Visit> }[] = [
  {
    control: 'Summon a hero · 1 ticket',
    role: 'button',
    comes: 'View card',
    open: async () => {
      await control.giveTickets('alice', 1)
      return enter('alice', '/summon', { viewport: DESKTOP })
    },
  },
  {
    control: 'Back to the login',
    role: 'link',
    comes: 'Log in with wallet',
    open: () => visit('/forget', { viewport: DESKTOP }),
  },
  {
    control: 'Clear the search',
    role: 'link',
    comes: 'MDS',
    open: () => visit('/marketplace?search=zzzz', { viewport: DESKTOP }),
  },
  {
    control: 'Try again',
    role: 'button',
    comes: 'MDS',
    open: () => openFailed('/marketplace', '**/api/marketplace/list**'),
  },
  {
    control: 'Try again',
    role: 'button',
    comes: 'Compare',
    open: async () => {
      const { id } = await sandbox.give('alice', OFFER)
      return openFailed(`/cardDetail?id=${id}`, `**/api/card/${id}`)
    },
  },
  {
    control: 'Compare',
    role: 'button',
    comes: 'Do not compare',
    open: async () => {
      const { id } = await sandbox.give('alice', OFFER)
      return enter('alice', `/cardDetail?id=${id}`, { viewport: DESKTOP })
    },
  },
]

for (const { control: name, role, comes, open } of GOING) {
  test(`“${name}” goes, “${comes}” comes, and the focus stays in the content, where it was on the screen`, async () => {
    const { page, close } = await open()
    const main = page.getByRole('main')
    await pressAway(page, main.getByRole(role, { name, exact: true }))
    await main.getByText(comes).first().waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('main'))
    assert.is(await page.evaluate(() => scrollY), 0)
    await page.keyboard.press('Tab')
    assert.ok(await hasFocus(main), 'the next key goes on from there')
    await close()
  })
}

test('the field for the invite code has the focus as soon as it is open', async () => {
  const { page, close } = await visit('/login', { viewport: DESKTOP })
  await pressAway(page, page.getByRole('button', { name: 'Invite code' }))
  assert.ok(await hasFocus(page.getByRole('textbox', { name: 'Invite code' })))
  await page.keyboard.type('ALICE42')
  await page.keyboard.press('Enter')
  await page.getByText('ALICE42').waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('main'))
  await close()
})

test('the form that the button makes room for begins with the focus in it', async () => {
  const { page, close } = await visit('/login', { viewport: DESKTOP })
  await pressAway(page, page.getByRole('button', { name: 'Log in with mobile' }))
  await page.waitForFunction(() => document.activeElement?.closest('form'))
  await close()
})

test.run()
