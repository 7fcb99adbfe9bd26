import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { PersonName } from '../sandbox/people'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { type Visit, type VisitOptions, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/earlyTaps')
test.before(() => sandbox.reset())

/** What a tab has seen of its taps. */
interface Taps {
  /** Whether the tapped control looked heard as soon as the tap was over. */
  shown: boolean[]
  /** Names of the controls whose taps the app repeated. */
  repeated: string[]
}

interface Held extends Visit {
  letGo: () => void
  taps: () => Promise<Taps>
}

interface HeldOptions extends VisitOptions {
  person?: PersonName
  /** The app's first script comes; what it loads later does not. */
  after?: boolean
}

/** Opens a page whose scripts arrive only when they are let go. */
async function openHeld(path: string, { person, after = false, ...options }: HeldOptions = {}): Promise<Held> {
  const stay = await (person ? enter(person, '/floor.html', options) : visit('/floor.html', options))
  const { page, url, context } = stay
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const first = after ? await firstScriptOf(page) : ''
  await page.route('**/a/*.js', async (route) => {
    if (!after || !route.request().url().endsWith(first)) await isFree
    // The page may have been left by then.
    await route.continue().catch(Boolean)
  })
  await context.addInitScript(WATCH)
  await page.goto(url + path, { waitUntil: 'commit' })
  const taps = () =>
    page.evaluate(() => {
      const [shown = [], repeated = []] = ['shown', 'repeated'].map((list) =>
        JSON.parse(sessionStorage.getItem(list) ?? '[]'),
      )
      return { shown, repeated }
    })
  return { ...stay, letGo: () => letGo(), taps }
}

/** Notes the taps where the next page of the tab finds them, too. A text, because a function is changed on its way. */
const WATCH = `
  const note = (list, what) =>
    sessionStorage.setItem(list, JSON.stringify([...JSON.parse(sessionStorage.getItem(list) || '[]'), what]))
  addEventListener('click', ({ target, isTrusted }) => {
    const control = target.closest('a,button')
    if (!control) return
    if (!isTrusted) return note('repeated', control.textContent || control.getAttribute('aria-label'))
    // Added now, it is called after the page's own handler.
    addEventListener('click', () => {
      const isFaded = Number(getComputedStyle(control).opacity) < 1
      const hasRing = getComputedStyle(control, '::before').content !== 'none'
      note('shown', control.getAttribute('aria-busy') === 'true' && (isFaded || hasRing))
    }, { once: true })
  }, true)
`

/** The name of the app's first script, as the page asks for it. */
async function firstScriptOf(page: Page): Promise<string> {
  const text = await (await page.request.get(new URL('/login', page.url()).href)).text()
  return /modulepreload" href="([^"]+)"/.exec(text)?.[1] ?? ''
}

const HOW: Record<string, (control: Locator) => Promise<void>> = {
  'a tap': (control) => control.click(),
  'a touch': (control) => control.tap(),
  Enter: (control) => control.press('Enter'),
  Space: (control) => control.press('Space'),
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isBusy = (page: Page, name: string) => page.locator('button[aria-busy=true]', { hasText: name })

/** Every button of the pages as they are served, and the sign of what it does. */
const LOGIN_BUTTONS: Record<string, (page: Page) => Promise<void>> = {
  'Log in with wallet': (page) => walletOf(page).sheet.getByText('Connect this site?').waitFor(),
  'Log in with mobile': (page) => page.getByLabel('Mobile number').waitFor(),
  'Show me': (page) => page.getByText('Step 1 of 5').waitFor(),
  Menu: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  繁體中文: (page) => page.locator('html[lang=zh-Hant]').waitFor(),
}

for (const [how, press] of Object.entries(HOW)) {
  for (const [name, effect] of Object.entries(LOGIN_BUTTONS)) {
    test(`/login, ${how} on ${name} before the app runs: shown at once, and done once`, async () => {
      const { page, letGo, taps, close } = await openHeld('/login')
      await press(button(page, name))
      assert.equal(await taps(), { shown: [true], repeated: [] })
      letGo()
      await effect(page)
      assert.is((await taps()).repeated.length, 1)
      assert.is(await page.locator('a[aria-busy=true]').count(), 0)
      await close()
    })
  }
}

for (const [path, person, locale] of [
  ['/marketplace', undefined, 'en-US'],
  ['/marketplace', undefined, 'zh-TW'],
  ['/marketplace', 'alice', 'en-US'],
  ['/accountAccount', 'alice', 'en-US'],
  ['/accountAccount', 'alice', 'id-ID'],
  ['/activity', 'alice', 'en-US'],
  ['/coins', 'alice', 'zh-TW'],
  ['/forget', undefined, 'en-US'],
] as const) {
  test(`${path}, ${person ?? 'visitor'}, ${locale}: Menu before the app runs opens it once`, async () => {
    const { page, letGo, taps, close } = await openHeld(path, { locale, ...(person && { person }) })
    // The page is served in English.
    await button(page, 'Menu').click()
    await isBusy(page, '').first().waitFor()
    letGo()
    await page.getByRole('dialog').waitFor()
    assert.is((await taps()).repeated.length, 1)
    assert.is(await page.getByRole('dialog').count(), 1)
    await close()
  })
}

test('a link needs no script: it shows that it was tapped, and leads on', async () => {
  for (const [path, name, to] of [
    ['/login', 'Look around the market', '/marketplace'],
    ['/login', 'Dragon Market', '/'],
    ['/marketplace', 'Log in', '/login'],
  ] as const) {
    const { page, taps, close } = await openHeld(path)
    let letPageGo = () => {}
    const isFree = new Promise<void>((resolve) => {
      letPageGo = resolve
    })
    await page.route(`**${to}`, async (route) => {
      await isFree
      await route.continue()
    })
    const asked = page.waitForRequest(`**${to}`)
    await page.getByRole('link', { name, exact: true }).click({ noWaitAfter: true })
    await asked
    letPageGo()
    await page.waitForURL(`**${to}`)
    assert.equal(await taps(), { shown: [true], repeated: [] })
    assert.is(await page.locator('a[aria-busy=true]').count(), 0)
    await close()
  }
})

test('of several taps the last one counts, and it alone looks heard', async () => {
  const { page, letGo, taps, close } = await openHeld('/login')
  await loginOf(page).byWallet.click()
  await button(page, 'Show me').click()
  await button(page, 'Log in with mobile').click()
  assert.equal(await page.locator('[aria-busy=true]').allTextContents(), ['Log in with mobile'])
  letGo()
  await page.getByLabel('Mobile number').waitFor()
  assert.equal((await taps()).repeated, ['Log in with mobile'])
  assert.is(await page.getByText('Step 1 of 5').count(), 0)
  await close()
})

test('a tap that the page has answered by the offer of a retry is forgotten', async () => {
  const { page, letGo, taps, close } = await openHeld('/login')
  await page.clock.install()
  await page.reload({ waitUntil: 'commit' })
  await loginOf(page).byWallet.click()
  await page.clock.runFor(10_001)
  await button(page, 'Try again')
    .or(page.getByRole('button', { name: /Try again/ }))
    .first()
    .waitFor()
  letGo()
  await loginOf(page).byWallet.waitFor()
  assert.equal((await taps()).repeated, [])
  assert.is(await page.locator('button[aria-busy=true]').count(), 0)
  await close()
})

test('a button whose work is still on its way shows that it is busy, until it is there', async () => {
  for (const [name, effect] of Object.entries(LOGIN_BUTTONS)) {
    const { page, letGo, close } = await openHeld('/login', { after: true })
    const control = button(page, name)
    await page.waitForFunction(() => !(self as { onclick?: unknown }).onclick)
    await control.click()
    await page.waitForFunction(
      (element) => element?.getAttribute('aria-busy') === 'true',
      await control.elementHandle(),
    )
    letGo()
    await effect(page)
    if (name !== 'Log in with wallet')
      await page.waitForFunction(() => !document.querySelector('button[aria-busy=true]'))
    await close()
  }
})

test('… on the market’s filter and the menu of the bottom bar, too', async () => {
  for (const [name, dialog] of [
    ['Filter', 'Filter'],
    ['More', 'Menu'],
  ] as const) {
    const { page, close } = await visit('/marketplace')
    await settled(page)
    let letGo = () => {}
    const isFree = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/a/*.js', async (route) => {
      await isFree
      await route.continue()
    })
    await button(page, name).click()
    await isBusy(page, name)
      .or(page.getByRole('dialog', { name: dialog }))
      .first()
      .waitFor()
    letGo()
    await page.getByRole('dialog', { name: dialog }).waitFor()
    // What the dialog itself still loads shows on the same button.
    await page.waitForFunction(() => !document.querySelector('button[aria-busy=true]'))
    await close()
  }
})

test.run()
