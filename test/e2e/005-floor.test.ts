import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { NEWER_APIS } from '../support/newerApis'
import { loginOf } from './pages/login'
import { overflow, smallTargets, violations } from './support/accessibility'
import { sandbox } from './support/sandbox'
import { PHONE, type Visit, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/floor')
test.before(() => sandbox.reset())

const WORDS = {
  'en-US': { lang: 'en', old: 'This browser is too old', fault: 'The page did not start', retry: 'Try again' },
  'zh-TW': { lang: 'zh-Hant', old: '瀏覽器版本太舊', fault: '頁面無法啟動', retry: '重試' },
  'id-ID': { lang: 'id', old: 'Versi browser ini sudah usang', fault: 'Halaman gagal dibuka', retry: 'Coba lagi' },
} as const
type Spoken = keyof typeof WORDS
const SPOKEN = Object.keys(WORDS) as Spoken[]
const PAGE = '/marketplace?tab=hero&invite_code=ABC'

/** Removes globals before any script of a page runs. */
async function forget({ context }: Visit, paths: readonly string[]): Promise<void> {
  await context.addInitScript((missing) => {
    for (const path of missing) {
      const names = path.split('.')
      const last = names.pop() ?? ''
      let owner: unknown = globalThis
      for (const name of names) owner = owner && (owner as Record<string, unknown>)[name]
      if (owner) delete (owner as Record<string, unknown>)[last]
    }
  }, paths)
}

/** A visit that has not loaded the app yet. */
const arrive = (locale: string, allowed?: RegExp): Promise<Visit> =>
  visit('/floor.html', { locale, ...(allowed ? { allowed } : {}) })

/** Takes the hashes out of the pages, so that a changed script runs. */
const forgetIntegrity = (page: Page) =>
  page.route(/\/(login|marketplace)$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script type="importmap">.*?<\/script>| integrity="[^"]*"/g, '')
    await route.fulfill({ response, body })
  })

/** Where older engines get what they lack. */
async function polyfillsOf(page: Page, url: string): Promise<string> {
  const [, polyfills] =
    /import\("([^"]+)"\)\.then\(go\)/.exec(await (await page.request.get(`${url}/login`)).text()) ?? []
  assert.ok(polyfills)
  return polyfills
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Checks that the title is the first thing seen, and that the advice fits on a phone's first screen. */
async function assertSeen(page: Page, title: string): Promise<void> {
  await headingOf(page).filter({ hasText: title }).waitFor()
  assert.is(await headingOf(page).count(), 1)
  const box = await headingOf(page).boundingBox()
  assert.ok(box && box.y < 200, `the title is at ${box?.y}`)
  const copy = await page.locator('#copy').boundingBox()
  assert.ok(copy && copy.y + copy.height <= PHONE.height, `what to do ends at ${copy && copy.y + copy.height}`)
}

for (const locale of SPOKEN) {
  const { lang, old, fault } = WORDS[locale]

  test(`too old, in ${lang}: what to do is the first thing in sight, at the address that was asked for`, async () => {
    const arrival = await arrive(locale, /BigInt/)
    const { page, url, close } = arrival
    await forget(arrival, ['BigInt'])
    await page.goto(url + PAGE)
    await assertSeen(page, old)
    assert.is(await page.getAttribute('html', 'lang'), lang)
    assert.is(page.url(), url + PAGE)
    assert.is(await page.locator('#address').inputValue(), url + PAGE)
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    for (const { old: title, lang: other } of Object.values(WORDS)) {
      await page.locator(`#languages [lang=${other}]`).click()
      await assertSeen(page, title)
    }
    await close()
  })

  test(`a fault at the start, in ${lang}: it is called a fault, and a retry mends it`, async () => {
    const arrival = await arrive(locale, /broken on purpose/)
    const { page, url, close } = arrival
    await forgetIntegrity(page)
    await page.route('**/a/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
    )
    await page.goto(`${url}/login`)
    await assertSeen(page, fault)
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    await page.unroute('**/a/*.js')
    await page.getByRole('link', { name: WORDS[locale].retry }).click()
    await page.waitForURL('**/login')
    await page.locator('#app button').first().waitFor()
    await close()
  })
}

for (const name of ['fetch', 'AbortController', 'TextDecoder', 'ReadableStream', 'ResizeObserver', 'CSS']) {
  test(`without ${name} the browser is too old`, async () => {
    const arrival = await arrive('en-US', /is not defined|undefined|not a/)
    await forget(arrival, [name])
    await arrival.page.goto(`${arrival.url}/login`)
    await assertSeen(arrival.page, WORDS['en-US'].old)
    assert.match((await arrival.page.locator('#detail').textContent()) ?? '', name)
    await arrival.close()
  })
}

test('a script that does not parse: too old where something is missing, else the script is broken', async () => {
  for (const [isOld, word] of [
    [true, WORDS['en-US'].old],
    [false, WORDS['en-US'].fault],
  ] as const) {
    const { page, url, context, close } = await arrive('en-US', /Unexpected|SyntaxError/)
    if (isOld) await context.addInitScript('delete self.queueMicrotask')
    await forgetIntegrity(page)
    await page.route('**/a/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'let let = 1' }))
    await page.goto(`${url}/login`)
    await assertSeen(page, word)
    await close()
  }
})

test('the first draw throws: it is a fault', async () => {
  const arrival = await arrive('en-US', /broken on purpose/)
  const { page, url, context, close } = arrival
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const app = document.getElementById('app')
      if (app)
        Object.defineProperty(app, 'firstChild', {
          get() {
            throw new Error('broken on purpose')
          },
        })
    })
  })
  await page.goto(`${url}/login`)
  await assertSeen(page, WORDS['en-US'].fault)
  await page.goto(`${url}/marketplace`)
  await assertSeen(page, WORDS['en-US'].fault)
  await close()
})

test('no network after the page: it says so, and any tap tries again', async () => {
  const { page, url, close } = await arrive('en-US', /ERR_FAILED|Failed to fetch/)
  await page.route(/\/a\/|floor\.html/, (route) => route.abort())
  await page.goto(`${url}/login`)
  const retry = page.getByRole('button', { name: /Try again/ })
  await retry.waitFor()
  assert.ok(await page.getByText('Not loaded. Check your connection.').isVisible())
  assert.ok(await page.getByRole('button', { name: 'Log in with wallet' }).isHidden())
  assert.equal(await violations(page), [])
  await page.unroute(/\/a\/|floor\.html/)
  await retry.click()
  await loginOf(page).throughWallet()
  await close()
})

test('a first script that takes more than 10 s: a retry is offered, and the page comes back with the script', async () => {
  const { page, url, close } = await arrive('en-US')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/a/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto(`${url}/login`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Log in with wallet' }).waitFor()
  await page.clock.runFor(10_001)
  await page.getByRole('button', { name: /Try again/ }).waitFor()
  letGo()
  await page.getByRole('button', { name: 'Log in with wallet' }).waitFor()
  assert.ok(await page.getByRole('button', { name: /Try again/ }).isHidden())
  await close()
})

test('the address can be copied, and the wallet doctor is one tap away', async () => {
  const arrival = await arrive('en-US', /BigInt/)
  const { page, url, context, close } = arrival
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
  await forget(arrival, ['BigInt'])
  await page.goto(url + PAGE)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), url + PAGE)
  assert.is(await page.getByRole('link', { name: 'Wallet doctor' }).getAttribute('href'), '/doctor/')
  await close()
})

test("another site's address is none of ours", async () => {
  const { page, url, close } = await arrive('en-US')
  for (const hash of ['#fault//evil.example/', '#faulthttps://evil.example/', '#nothing']) {
    await page.goto('about:blank')
    await page.goto(`${url}/floor.html${hash}`)
    assert.is(await page.locator('#address').inputValue(), `${url}/`)
  }
  await close()
})

test('a new browser never asks for the polyfills', async () => {
  const { page, url, close } = await arrive('en-US')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${url}/login`)
  await loginOf(page).throughWallet()
  assert.ok(asked.some((address) => address.includes('/a/')))
  const polyfills = await polyfillsOf(page, url)
  assert.not(asked.some((address) => address.endsWith(polyfills)))
  await close()
})

test('without anything newer than Chrome 67 the polyfills come first, and the site works', async () => {
  const arrival = await arrive('en-US')
  const { page, url, close } = arrival
  await forget(arrival, NEWER_APIS)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${url}/login`)
  await loginOf(page).openForm()
  await loginOf(page).fill({ area: '886', mobile: '912345678', password: 'alice-pass-1' })
  await loginOf(page).submit()
  await page.waitForURL('**/accountAccount')
  const polyfills = await polyfillsOf(page, url)
  assert.is(asked.filter((address) => address.endsWith(polyfills)).length, 1)
  await page.getByRole('link', { name: 'Market', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
  await page.getByRole('list').getByRole('link').first().waitFor()
  await close()
})

test.run()
