import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { accountAt } from '../sandbox/chain/accounts'
import { enter } from './support/control'
import { personNamed } from './support/people'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/hosts')
test.before(() => sandbox.reset())

/** The screens where most players spend most of their time. */
const MAIN = ['/marketplace', '/accountAccount', '/activity', '/setting', '/coins', '/shares'] as const

const BAR = 'nav[aria-label="Main places"]'

/**
 * Names of the targets with less than a finger's 24 px outside the area where MetaMask takes touches for its own
 * gestures.
 */
const outOfReach = (page: Page, scope: string): Promise<string[]> =>
  page.evaluate((scope) => {
    const [edge, top, finger] = [20, 50, 24]
    const lost: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(`${scope} :is(a[href],button,input,select,summary)`)) {
      const target = element.closest('label') ?? element
      // A row that scrolls sideways is pulled by what is in its middle.
      let row = target.parentElement
      while (row && !/auto|scroll/.test(getComputedStyle(row).overflowX)) row = row.parentElement
      if (row && row !== document.documentElement)
        row.scrollLeft += target.getBoundingClientRect().left - (innerWidth - target.offsetWidth) / 2
      const place = target.getBoundingClientRect()
      if (place.width === 0 || getComputedStyle(target).visibility !== 'visible') continue
      const wide = Math.min(place.right, innerWidth - edge) - Math.max(place.left, edge)
      // Pulling works only at the very top of a page.
      const high = place.bottom - Math.max(place.top, scrollY === 0 ? top : 0)
      if (wide < Math.min(finger, place.width) || high < Math.min(finger, place.height))
        lost.push(element.ariaLabel || element.textContent || element.outerHTML.slice(0, 80))
    }
    return lost
  }, scope)

test('P21: every action of the main screens and of the bar below lies outside of the host’s gestures', async () => {
  const { page, url, close } = await enter('alice', '/login')
  const lost: string[] = []
  for (const path of MAIN) {
    await page.goto(url + path)
    await settled(page)
    for (const scope of ['main', BAR]) lost.push(...(await outOfReach(page, scope)).map((name) => `${path}: ${name}`))
  }
  assert.equal(lost, [])
  await close()
})

test('P21: with the touches at the top and the sides swallowed, the menu opens from below and leads on', async () => {
  const { page, close } = await enter('alice', '/login')
  await page.evaluate(() =>
    localStorage.setItem('demo-wallet:quirks', JSON.stringify({ gesture: { edge20: true, top50: true } })),
  )
  await page.goto(`${new URL(page.url()).origin}/marketplace`)
  await settled(page)
  // The persona does swallow touches: at the top of the page, that includes the menu's own button.
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const place = await menu.boundingBox()
  assert.ok(place)
  await page.touchscreen.tap(place.x + place.width / 2, 30)
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.waitFor()
  await drawer.getByRole('link', { name: 'Coins' }).tap()
  await page.waitForURL('**/coins')
  await close()
})

test('P21: the document scrolls, not a box in it, and nothing of ours pulls to refresh', async () => {
  const { page, close } = await visit('/marketplace')
  await settled(page)
  const found = await page.evaluate(() => ({
    document: document.documentElement.scrollHeight > innerHeight,
    chain: getComputedStyle(document.documentElement).overscrollBehaviorY,
    boxes: [...document.querySelectorAll('body,#app,main')].filter((box) =>
      /auto|scroll/.test(getComputedStyle(box).overflowY),
    ).length,
  }))
  assert.equal(found, { document: true, chain: 'contain', boxes: 0 })
  await close()
})

/** Opens something over a page, then goes back: it is closed, and the page is the same. */
async function closesByBack(page: Page, open: () => Promise<void>, box: Locator): Promise<void> {
  const before = page.url()
  await open()
  await box.waitFor()
  await page.waitForFunction(() => history.state?.layer === 1)
  await page.goBack()
  await box.waitFor({ state: 'detached' })
  assert.is(page.url(), before)
  await page.waitForFunction(() => !history.state?.layer)
}

test('P22: back closes the menu, its dialogs, the list of what is under way, the filters and the sale', async () => {
  const hero = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, url, close } = await enter('alice', '/setting')
  await settled(page)
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
  await closesByBack(page, openMenu, dialog('Menu'))
  for (const [entry, box] of [
    ['Game app', dialog('Game app')],
    ['Log out', page.getByRole('alertdialog', { name: 'Log out now?' })],
    ['Transactions in progress', dialog('In progress')],
  ] as const) {
    const open = async () => {
      await openMenu()
      await dialog('Menu').getByRole('button', { name: entry }).click()
    }
    await closesByBack(page, open, box)
  }
  await page.goto(`${url}/marketplace`)
  await settled(page)
  await closesByBack(page, () => page.getByRole('button', { name: 'Filter', exact: true }).click(), dialog('Filter'))
  await page.goto(`${url}/cardDetail?id=${hero.id}`)
  const sell = page.getByRole('main').getByRole('button', { name: 'Sell', exact: true })
  await sell.waitFor()
  await closesByBack(page, () => sell.click(), dialog('Sell on the market'))
  await close()
})

test('P22: at the root back leaves as it does everywhere, and leads in again', async () => {
  const { page, url, close } = await enter('alice', '/marketplace')
  await settled(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL(`${url}/accountAccount`)
  await close()
})

for (const viewport of [
  { width: 320, height: 480 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
]) {
  const size = `${viewport.width} × ${viewport.height}`
  test(`P24: ${size} with a notch: the bars clear the insets, and nothing ends under them`, async () => {
    const { page, url, context, close } = await enter('alice', '/login', { viewport })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 30, bottom: 34 } })
    for (const path of MAIN.slice(0, 4)) {
      await page.goto(url + path)
      await settled(page)
      const bar = page.getByRole('navigation', { name: 'Main places' })
      await bar.waitFor()
      /** Top and bottom of the last element of each kind, with the page scrolled all the way. */
      const placesAt = (end: 'top' | 'bottom', ...selectors: string[]) =>
        page.evaluate(
          ([end, selectors]) => {
            scrollTo(0, end === 'top' ? 0 : document.documentElement.scrollHeight)
            return selectors.map((selector) => {
              const found = [...document.querySelectorAll(selector)].pop()?.getBoundingClientRect()
              if (!found) throw new Error(`no ${selector}`)
              return { top: found.top, bottom: found.bottom }
            })
          },
          [end, selectors] as const,
        )
      const [menu, head, title] = await placesAt('top', 'header nav button', 'body header:not(main *)', 'h1')
      const [last, below, item] = await placesAt('bottom', 'footer :is(a,button)', BAR, `${BAR} a`)
      assert.ok(menu && head && title && last && below && item)
      const found = {
        clearsTop: menu.top >= 30,
        titleSeen: title.top >= head.bottom,
        clearsBottom: item.bottom <= viewport.height - 34,
        endSeen: last.bottom <= below.top,
        wide: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
      }
      assert.equal(found, { clearsTop: true, titleSeen: true, clearsBottom: true, endSeen: true, wide: false }, path)
    }
    await close()
  })
}

test('P30: a web view that darkens pages by force changes nothing, for ours says that it is dark', async () => {
  const { page, context, close } = await visit('/login')
  assert.is(await page.locator('head meta[name=color-scheme]').getAttribute('content'), 'dark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).waitFor()
  const plain = await page.screenshot()
  const devtools = await context.newCDPSession(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    assert.ok(plain.equals(await page.screenshot()), `on a ${colorScheme} phone`)
  }
  // Hosts force dark colours only on a phone in dark mode.
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  assert.ok(plain.equals(await page.screenshot()), 'darkened by force')
  await page.evaluate(() => {
    document.querySelector('meta[name=color-scheme]')?.remove()
    document.documentElement.style.colorScheme = 'normal'
  })
  assert.not(plain.equals(await page.screenshot()), 'without the word it would be')
  await close()
})

/** A wallet as some inject it into the page: by inline script, reading the chain with its own fetch. */
const INLINE = `<script>
const ask = (method, params) => fetch('https://node.wallet.example/', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
}).then((answer) => answer.json()).then(({ result, error }) => { if (error) throw error; return result })
window.ethereum = {
  on() {},
  async request({ method, params }) {
    if (/^eth_(requestA|a)ccounts$/.test(method)) return [ACCOUNT]
    if (method === 'personal_sign') return signForTest(params[0])
    return ask(method, params)
  },
}
</script>`

test('P32: under the shipped policy an inline provider that reads the chain by the page’s fetch logs in', async () => {
  const { page, url, context, close } = await visit('/marketplace', {
    allowed: /Content Security Policy|TrustedScript/,
  })
  const account = accountAt(personNamed('alice').index)
  await context.exposeFunction('signForTest', (raw: `0x${string}`) => account.signMessage({ message: { raw } }))
  await context.route('**/login', async (route) => {
    const answer = await route.fetch()
    const shipped = (await answer.text()).replace(/<script src="\/sandbox\/wallet\.js"><\/script>/, '')
    await route.fulfill({
      response: answer,
      body: shipped.replace('<head>', `<head>${INLINE.replace('ACCOUNT', `'${account.address}'`)}`),
    })
  })
  let reads = 0
  await context.route('https://node.wallet.example/', async (route) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: cors })
    reads++
    const answer = await fetch(`${url}/sandbox/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData() ?? '',
    })
    return route.fulfill({ headers: cors, contentType: 'application/json', body: await answer.text() })
  })
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Log in with wallet' }).click()
  await page.waitForURL('**/accountAccount')
  assert.ok(reads > 0)
  const isRun = await page.evaluate(() => {
    const late = document.createElement('script')
    try {
      late.text = 'self.hasRun = true'
      document.head.append(late)
    } catch {
      // Trusted types already refuse the text.
    }
    return 'hasRun' in self
  })
  assert.not(isRun, 'the policy is in force for everything later')
  await close()
})

/** The shipped scripts, by file. */
async function shippedScripts(): Promise<[string, string][]> {
  const folder = resolve(import.meta.dirname, '../..', process.env.SITE ?? 'dist', 'a')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  assert.ok(names.length > 10)
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')]),
  )
}

/** The names of the shipped scripts that match a pattern. */
const having = async (pattern: RegExp): Promise<string[]> =>
  (await shippedScripts()).filter(([, text]) => pattern.test(text)).map(([name]) => name)

test('P29: no dialog of the browser’s own is shipped: alert, confirm and prompt depend on the host', async () => {
  assert.equal(
    await having(/(?<![.\w$])(alert|confirm|prompt)\(|\b(window|self|globalThis)\.(alert|confirm|prompt)\b/),
    [],
  )
})

test('P27, P25: nothing shipped downloads or opens a window by script', async () => {
  assert.equal(await having(/\.download\s*=|download:|createObjectURL|\b(window|self|globalThis)\.open\(/), [])
})

test('P36: canvas is for the poster alone; nothing of what fingerprints a phone is shipped', async () => {
  assert.equal(
    await having(/AudioContext|webgl|getImageData|measureText|\.enumerateDevices|getBattery|\.plugins\b/i),
    [],
  )
  assert.is((await having(/toDataURL|getContext/)).length, 1)
})

test.run()
