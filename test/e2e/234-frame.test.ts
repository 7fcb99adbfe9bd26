import * as assert from 'uvu/assert'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { DESKTOP, openStage, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/frame')
test.before(() => sandbox.reset())

/** Sets one of the provider's site settings. */
async function set(key: string, value: string): Promise<void> {
  const { world } = await openStage()
  const answer = await fetch(`${world.url}/sandbox/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, value }),
  })
  assert.ok(answer.ok)
}

test('site links: in the bar and the footer; the white paper only where there is one, and by https', async () => {
  await set('whitepaper_url', 'http://example.com/paper.pdf')
  const { page, close } = await visit('/marketplace', { viewport: DESKTOP })
  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  for (const name of ['Android app', 'iOS app', 'Website', 'Chat with us']) {
    const link = bar.getByRole('link', { name })
    await link.waitFor()
    assert.is(await link.getAttribute('rel'), 'noopener noreferrer')
  }
  const footer = page.getByRole('contentinfo')
  for (const name of ['Website', 'Twitter', 'Telegram', 'Licences']) await footer.getByRole('link', { name }).waitFor()
  assert.is(await footer.getByRole('link', { name: 'White paper' }).count(), 0)
  await set('whitepaper_url', 'https://example.com/paper.pdf')
  await page.reload()
  await footer.getByRole('link', { name: 'White paper' }).waitFor()
  const licences = await footer.getByRole('link', { name: 'Licences' }).getAttribute('href')
  assert.match(await (await page.request.get(new URL(licences ?? '', page.url()).href)).text(), /CC BY 3\.0/)
  await set('whitepaper_url', '')
  await close()
})

test('the game app has a QR code for each phone, and one for logging in without the token', async () => {
  const { page, close } = await enter('alice', '/setting')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Game app' }).click()
  const box = page.getByRole('dialog', { name: 'Game app' })
  await box.getByRole('img', { name: 'Android app' }).waitFor()
  await box.getByText('iOS app').click()
  await box.getByRole('img', { name: 'iOS app' }).waitFor()
  assert.match((await box.getByRole('link', { name: 'Open on this device' }).getAttribute('href')) ?? '', /ios/)
  await box.getByText('Log in to the game').click()
  await box.getByRole('img', { name: 'Log in to the game' }).waitFor()
  await page.goBack()
  await box.waitFor({ state: 'detached' })
  assert.is(new URL(page.url()).pathname, '/setting')
  await close()
})

for (const path of ['/activity', '/accountAccount'])
  test(`${path}: nothing lies over the link past the bars`, async () => {
    const { page, close } = await enter('alice', path)
    await settled(page)
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Skip to content' })
    const isSeen = () =>
      link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === element
      })
    assert.is(await isSeen(), true)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    await close()
  })

test('the bar names the logged-in player, masked, and leads to the account', async () => {
  const { page, close } = await enter('alice', '/activity')
  await settled(page)
  const own = page.getByRole('banner').getByRole('link', { name: /^My account 91\*+78$/ })
  await own.click()
  await page.waitForURL('**/accountAccount')
  assert.not.match(await page.content(), /912345678/)
  await close()
})

for (const [what, path, options] of [
  ['by the language of the browser', '/login', { locale: 'id-ID' }],
  ['by the address', '/login?lang=id', {}],
] as const) {
  test(`Indonesian ${what}; the footer goes on to offer it`, async () => {
    const { page, close } = await visit(path, options)
    await page.locator('html[lang=id]').waitFor()
    const footer = page.getByRole('contentinfo')
    const names = ['繁體中文', 'English', 'Bahasa Indonesia']
    assert.equal(await footer.getByRole('button').allTextContents(), names)
    await footer.getByRole('button', { name: 'English' }).click()
    await page.locator('html[lang=en]').waitFor()
    await page.goto(new URL('/marketplace', page.url()).href)
    assert.equal(await footer.getByRole('button').allTextContents(), names)
    await footer.getByRole('button', { name: 'Bahasa Indonesia' }).click()
    await page.locator('html[lang=id]').waitFor()
    await close()
  })
}

test('who never had Indonesian is offered two languages', async () => {
  const { page, close } = await visit('/login')
  assert.equal(await page.getByRole('contentinfo').getByRole('button').allTextContents(), ['繁體中文', 'English'])
  await close()
})

test('the guide of the login leads through five steps', async () => {
  const { page, close } = await visit('/login')
  await page.getByRole('button', { name: 'Show me' }).click()
  for (const step of [1, 2, 3, 4, 5]) {
    await page.getByText(`Step ${step} of 5`).waitFor()
    if (step < 5) await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByText('Step 4 of 5').waitFor()
  await close()
})

test('a screen that does not load is reported, and loads at the retry', async () => {
  const { page, context, close } = await enter('alice', '/marketplace', { allowed: /Failed to load|ERR_/ })
  await settled(page)
  await context.route('**/a/*.js', (route) => route.abort())
  await page.evaluate(() => history.pushState(null, '', '/forget'))
  await page.locator('#app').getByText('Not loaded. Check your connection.').waitFor()
  await context.unroute('**/a/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Reset the password' }).waitFor()
  await close()
})

test('a screen that hangs offers a retry after ten seconds, which reloads the page', async () => {
  const { page, context, close } = await enter('alice', '/marketplace')
  await settled(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  let isHanging = true
  let noteHeld = () => {}
  const held = new Promise<void>((resolve) => {
    noteHeld = resolve
  })
  await context.route('**/a/*.js', (route) => (isHanging ? noteHeld() : route.continue()))
  await page.evaluate(() => history.pushState(null, '', '/forget'))
  await page.getByText('Loading…', { exact: true }).waitFor()
  // The screen's own timer starts one frame after it is drawn.
  await page.clock.runFor(1_000)
  // A request that reached us only after the ten seconds would be let through.
  await held
  await page.clock.fastForward(8_900)
  assert.is(await page.getByRole('button', { name: 'Try again' }).count(), 0)
  await page.clock.fastForward(1_500)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  isHanging = false
  await page.clock.resume()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Reset the password' }).waitFor()
  await close()
})

test.run()
