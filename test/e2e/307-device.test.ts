import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { assetOf } from './pages/asset'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { screenPaths, settled } from './support/screens'
import { PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/device')
test.before(() => sandbox.reset())

interface Asked {
  asked: unknown[][]
}

/** What the page asked of the app around it. */
const askedOf = (page: Page) => page.evaluate(() => (window as unknown as Asked).asked)

/** Loads a page with a script that runs before the page's own, as an app's web view injects its bridges. */
async function enterWith(path: string, content: string) {
  const stay = await enter('alice', '/login')
  await stay.context.addInitScript({ content })
  await stay.page.goto(stay.url + path)
  await settled(stay.page)
  return stay
}

test('P27: in TokenPocket the picture is saved by the app; nothing is ever downloaded', async () => {
  const { page, close } = await enterWith(
    '/shares',
    'self.asked = []; self.TPJSBrigeClient = { callMessage: (...call) => asked.push(call) }',
  )
  let downloads = 0
  page.on('download', () => downloads++)
  const picture = page.getByRole('img', { name: 'QR code of your link' })
  // Taps and reads in one step: the page redraws the poster once the best card has loaded.
  const source = await page.getByRole('button', { name: 'Save the picture' }).evaluate(
    (button: HTMLElement, label) => {
      button.click()
      return document.querySelector(`main img[alt="${label}"]`)?.getAttribute('src')
    },
    await picture.getAttribute('alt'),
  )
  assert.match(source ?? '', /^data:image\/png/)
  await page.getByText('If your wallet does not save it').waitFor()
  assert.equal(await askedOf(page), [['saveImage', JSON.stringify({ url: source }), '']])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.waitForFunction(() => (window as unknown as Asked).asked.length === 2)
  const [, [name, what] = []] = await askedOf(page)
  assert.is(name, 'shareNewsToSNS')
  assert.match(JSON.parse(String(what)).url, /invite_code=/)
  assert.is(await page.locator('a[download]').count(), 0)
  assert.is(downloads, 0)
  await close()
})

test('P27: without such an app the picture is pressed and held, and no button promises more', async () => {
  const { page, close } = await enter('alice', '/shares')
  await page.getByRole('img', { name: 'QR code of your link' }).waitFor()
  await page.getByText('hold it to save and send it').waitFor()
  assert.is(await page.getByRole('button', { name: 'Save the picture' }).count(), 0)
  await close()
})

test('P28: in imToken a text is copied by the app', async () => {
  const { page, close } = await enterWith(
    '/shares',
    'self.asked = []; self.imToken = { callAPI: (...call) => asked.push(call) }',
  )
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await page.getByText('Copied.', { exact: true }).waitFor()
  const [[name, text] = []] = await askedOf(page)
  assert.is(name, 'native.setClipboard')
  assert.is(text, await page.locator('main strong').first().textContent())
  await close()
})

test('P28: a clipboard that never answers does not leave the button without a word', async () => {
  const { page, context, close } = await enterWith(
    '/shares',
    'navigator.clipboard.writeText = () => new Promise(() => {})',
  )
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await page.getByText('Copied.', { exact: true }).waitFor()
  const code = await page.locator('main strong').first().textContent()
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), code)
  await close()
})

test('P28: where copying is forbidden the whole text is shown and selected; Back puts it away', async () => {
  const { page, close } = await enterWith(
    '/setting',
    `localStorage.setItem('demo-wallet:quirks', '{"clipboard":"deny"}')`,
  )
  await page.getByRole('button', { name: 'Copy the address' }).click()
  const box = page.getByRole('dialog', { name: 'Copy it yourself' })
  const field = box.getByRole('textbox')
  await field.waitFor()
  assert.match(await field.inputValue(), /^0x[0-9a-f]{40}$/i, 'the page shows a shortened one')
  assert.is(
    await field.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    ),
    await field.inputValue(),
  )
  await page.goBack()
  await box.waitFor({ state: 'detached' })
  assert.is(new URL(page.url()).pathname, '/setting')
  await close()
})

test('P25: every link that opens apart does so without a handle back', async () => {
  const { page, url, close } = await enter('alice', '/login')
  const wrong: string[] = []
  let seen = 0
  for (const { path } of await screenPaths()) {
    await page.goto(url + path)
    await settled(page)
    // The site's own links come when the screen has what it needs.
    await page.locator('a[target]').first().waitFor({ state: 'attached' })
    for (const link of await page.locator('a[target]').all()) {
      seen++
      if (!/\bnoopener\b/.test((await link.getAttribute('rel')) ?? '')) wrong.push(await link.innerHTML())
    }
  }
  assert.equal(wrong, [])
  assert.ok(seen > 0)
  await close()
})

/** With a phone's keyboard open, the page has this much height left. */
const TYPING = { width: 360, height: 330 }

/** An asset's page, with what opens its sale sheet and finds the sheet's field and button. */
async function openSale() {
  const hero = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const stay = await enter('alice', `/cardDetail?id=${hero.id}`)
  const { page } = stay
  const { sheet, action } = assetOf(page)
  const field = sheet.getByLabel('Price')
  const openSheet = async () => {
    await action('Sell').click()
    await field.waitFor()
  }
  /** Waits until the whole field is visible above the button, and the button above the keyboard. */
  const bothInSight = (bottom: number) =>
    page.waitForFunction((bottom) => {
      const box = document.querySelector('[role=dialog]')
      const field = box?.querySelector('input')?.getBoundingClientRect()
      const button = box?.querySelector('[type=submit]')?.getBoundingClientRect()
      return field && button && field.top >= 0 && field.bottom <= button.top && button.bottom <= bottom
    }, bottom)
  return { ...stay, sheet, field, openSheet, bothInSight }
}

test('P23: the keyboard makes the page smaller: price and button can be seen before the first key', async () => {
  const { page, field, openSheet, bothInSight, close } = await openSale()
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ ...PHONE, width })
    await openSheet()
    await field.focus()
    await page.setViewportSize({ ...TYPING, width })
    await bothInSight(TYPING.height)
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
  }
  await close()
})

/** Our own visual viewport, and how often the page scrolled by itself. */
const COVERING = `
const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1, moves: 0 })
Object.defineProperty(window, 'visualViewport', { value: view })
const { scrollBy } = Element.prototype
Element.prototype.scrollBy = function (...to) {
  view.moves++
  scrollBy.apply(this, to)
}`

test('P23: the keyboard lies over the page, as on iOS: the sheet ends above it, and nothing jumps', async () => {
  const { page, context, field, openSheet, bothInSight, close } = await openSale()
  await context.addInitScript({ content: COVERING })
  await page.clock.install()
  await page.reload()
  await openSheet()
  await field.focus()
  /** The keyboard slides in or out in steps. */
  const setHeights = (...heights: number[]) =>
    page.evaluate((heights) => {
      for (const height of heights) {
        Object.assign(window.visualViewport as object, { height })
        window.visualViewport?.dispatchEvent(new Event('resize'))
      }
    }, heights)
  const moves = () => page.evaluate(() => (window.visualViewport as unknown as { moves: number }).moves)
  await setHeights(560, 480, 400, TYPING.height)
  await bothInSight(TYPING.height)
  assert.is(await page.evaluate(() => document.documentElement.style.getPropertyValue('--keyboard')), '310px')
  const before = await moves()
  assert.ok(before <= 1, `${before} moves for one keyboard`)
  // The player scrolls, and a browser bar appears and disappears: the page stays under the finger.
  await page.evaluate(() => {
    window.visualViewport?.dispatchEvent(new Event('scroll'))
    document.querySelector('[role=dialog]')?.parentElement?.scrollTo(0, 0)
  })
  await setHeights(350, 330, 350)
  await page.clock.runFor(1000)
  assert.is(await moves(), before)
  await setHeights(640)
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--keyboard') === '0px')
  await close()
})

test('P23: in a form of the page, field and button are scrolled above the keyboard', async () => {
  const { page, close } = await visit('/login')
  await page.getByRole('button', { name: 'Log in with mobile' }).click()
  const field = page.getByLabel('Password', { exact: true })
  await field.focus()
  await page.setViewportSize(TYPING)
  await page.waitForFunction((bottom) => {
    const place = document.activeElement?.getBoundingClientRect()
    return place && place.top >= 0 && place.bottom <= bottom
  }, TYPING.height)
  await close()
})

/** A script newer than the one the page runs. */
const LATER = '/a/main-LATER123.js'

test('P31: a later release is offered; its reload keeps the place, and what a cache keeps back is not offered again', async () => {
  const { page, context, close } = await visit('/marketplace?tab=hero')
  await settled(page)
  const bar = page.getByText('A new version is ready.')
  await context.route('**/version.txt', (route) => route.fulfill({ body: LATER }))
  await page.reload()
  await bar.waitFor()
  await page.locator('main li h3').first().waitFor()
  await page.evaluate(() => scrollTo(0, 600))
  await page.waitForFunction(() => scrollY > 500)
  const [asked] = await Promise.all([
    page.waitForRequest('**/version.txt'),
    page.getByRole('button', { name: 'Reload' }).click(),
  ])
  await (await asked.response())?.finished()
  await page.waitForFunction(() => scrollY > 500)
  assert.match(page.url(), /marketplace\?tab=hero$/)
  assert.is(await bar.count(), 0, 'the page is still the old one, and says nothing')
  await close()
})

test('P31: a release is looked for at each return, but at most every five minutes; failures are silent', async () => {
  const { page, context, close } = await visit('/marketplace', { allowed: /Failed to load/ })
  await settled(page)
  // The first page's own question, which it asks once it is quiet, is none of those counted.
  await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/version.txt`).length > 0)
  await page.clock.install()
  let asked = 0
  let answer = 'down'
  await context.route('**/version.txt', (route) => {
    asked++
    if (answer === 'down') return route.abort()
    return route.fulfill({ body: answer })
  })
  const first = page.waitForRequest('**/version.txt')
  await page.reload()
  await first
  await settled(page)
  const comeBack = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
  await comeBack()
  await page.clock.fastForward(4 * 60_000)
  await comeBack()
  assert.is(asked, 1)
  answer = '<!doctype html><title>any path</title>'
  await page.clock.fastForward(2 * 60_000)
  const second = page.waitForResponse('**/version.txt')
  await comeBack()
  await second
  assert.is(asked, 2)
  const bar = page.getByText('A new version is ready.')
  answer = LATER
  await page.clock.fastForward(6 * 60_000)
  await comeBack()
  await bar.waitFor()
  assert.is(asked, 3)
  await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click()
  await bar.waitFor({ state: 'detached' })
  await close()
})

test('P31: nothing is offered in the middle of a payment; later it is', async () => {
  const { page, context, sheet, field, openSheet, close } = await openSale()
  await context.route('**/version.txt', (route) => route.fulfill({ body: LATER }))
  await page.reload()
  const bar = page.getByText('A new version is ready.')
  await bar.waitFor()
  await openSheet()
  await bar.waitFor({ state: 'detached' })
  await field.fill('12')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor()
  await close()
})

test.run()
