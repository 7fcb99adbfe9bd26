import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { sandbox } from './support/sandbox'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/foreignHands')
test.before(() => sandbox.reset())

const REFUSED = /integrity|Failed to fetch dynamically|Failed to load/

/** Changes the scripts that `isMeant` picks, as a host or a proxy on the way could. */
const tamper = (page: Page, isMeant: (address: string) => boolean) =>
  page.route('**/a/*.js', async (route) => {
    if (!isMeant(route.request().url())) return route.continue()
    const response = await route.fetch()
    // Kept by no cache, or the retry would find it there.
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body: `self.hasRun = true;${await response.text()}` })
  })

/** The script that a page loads first. */
async function entryOf(page: Page, url: string): Promise<string> {
  const [, entry = ''] = /rel="modulepreload" href="([^"]+)"/.exec(await (await page.request.get(url)).text()) ?? []
  assert.ok(entry)
  return entry
}

const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in self)

for (const path of ['/login', '/marketplace', '/legion']) {
  test(`${path}: a first script that was changed on its way does not run, and the page says that it did not start`, async () => {
    const { page, url, close } = await visit('/floor.html', { allowed: REFUSED })
    const entry = await entryOf(page, url + path)
    await tamper(page, (address) => address.endsWith(entry))
    await page.goto(url + path)
    await page.getByRole('heading', { name: 'The page did not start' }).waitFor()
    assert.not(await hasRun(page))
    await page.unroute('**/a/*.js')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.locator('#app').getByRole('button').first().waitFor()
    await close()
  })
}

test('a later script that was changed does not run: not loaded, and a retry', async () => {
  const { page, url, close } = await visit('/floor.html', { allowed: REFUSED })
  const entry = await entryOf(page, `${url}/marketplace`)
  await tamper(page, (address) => !address.endsWith(entry))
  await page.goto(`${url}/marketplace`)
  await page.getByRole('alert').filter({ hasText: 'Not loaded. Check your connection.' }).waitFor()
  assert.not(await hasRun(page))
  await page.unroute('**/a/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
  await close()
})

test('a script that only a tap asks for is held to its hash, too', async () => {
  const { page, close } = await visit('/login', { allowed: REFUSED })
  await page.getByRole('button', { name: 'Show me' }).waitFor()
  const map = await page.evaluate(() => {
    const { text } = document.querySelector('script[type=importmap]') as HTMLScriptElement
    return Object.keys(JSON.parse(text).integrity)
  })
  const folder = resolve(import.meta.dirname, '../..', process.env.SITE ?? 'dist', 'a')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js') && !name.startsWith('doctor-'))
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(folder, name))).size))
  // An empty one, all of whose code is in chunks, is loaded by nothing.
  const full = scripts.filter((_, at) => sizes[at])
  assert.equal(map.sort(), full.map((name) => `/a/${name}`).sort())
  await tamper(page, () => true)
  // None of them was asked for yet, so each goes out on the wire and comes back changed.
  const loaded = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
  const later = map.map((path) => new URL(path, page.url()).href).filter((address) => !loaded.has(address))
  assert.ok(later.length > 10)
  const ran = await page.evaluate(async (addresses) => {
    const asked = addresses.map((address) =>
      import(address).then(
        () => address,
        () => null,
      ),
    )
    return (await Promise.all(asked)).filter(Boolean)
  }, later)
  // The page itself may have loaded some before they were changed.
  assert.ok(later.length - ran.length > 10, `${ran.length} of ${later.length} were loaded`)
  assert.not(await hasRun(page))
  await close()
})

test('the wallet doctor’s script is held to its hash', async () => {
  const { page, url, close } = await visit('/floor.html', { allowed: REFUSED })
  await tamper(page, (address) => address.includes('/doctor-'))
  await page.goto(`${url}/doctor/`)
  await page.getByText('If nothing appears, reload the page').waitFor()
  assert.not(await hasRun(page))
  await page.unroute('**/a/*.js')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Wallet doctor' }).waitFor()
  await close()
})

/** An address of another site: browsers treat the two names of this machine as two sites. */
const foreign = (url: string) => `${url.replace('localhost', '127.0.0.1')}/frame`

/** A page of another site with ours in a frame. */
async function frame(page: Page, url: string, path: string): Promise<void> {
  const body = `<iframe src="${url}${path}" width="360" height="600"></iframe>`
  await page.route(foreign(url), (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(foreign(url))
}

/** A host that sends no headers. */
const forgetHeaders = (page: Page, url: string) =>
  page.route(
    ({ origin }) => origin === url,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    },
  )

for (const path of ['/login', '/marketplace?val1=2', '/setting', '/doctor/', '/floor.html#fault/login']) {
  test(`${path} in another site’s frame is nothing but a link out of it`, async () => {
    // A private window keeps storage from frames of other sites.
    const { page, url, close } = await visit('/floor.html', { allowed: /localStorage/ })
    await forgetHeaders(page, url)
    await frame(page, url, path)
    const inside = page.frameLocator('iframe')
    const link = inside.getByRole('link', { name: 'Open Dragon Market outside of this page' })
    await link.waitFor()
    assert.is(
      await inside.locator('a,button:not([title="Demo wallet"]),input,h1,p').filter({ visible: true }).count(),
      1,
    )
    await link.click()
    await page.waitForURL((address) => address.origin === url)
    assert.is(await page.evaluate(() => self === top), true)
    await close()
  })
}

test('with the headers, a browser shows nothing of ours in a frame', async () => {
  const { page, url, close } = await visit('/floor.html', { allowed: /frame-ancestors|Content Security Policy/ })
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === `${url}/login`)
  await frame(page, url, '/login')
  await refused
  assert.is(await page.frameLocator('iframe').getByRole('button').count(), 0)
  await close()
})

test('an untouched site logs in', async () => {
  const { page, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await close()
})

test.run()
