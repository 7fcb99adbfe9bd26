import type { Page } from 'playwright-core'
import { create } from 'qrcode/lib/core/qrcode.js'
import * as assert from 'uvu/assert'
import { HAND_OFF_WALLETS, handOffLink } from '../../src/domain/handOff'
import { WALLET_TITLES } from '../../src/domain/walletTitles'
import type { QuirkChanges } from '../sandbox/wallet/quirks'
import { loginOf } from './pages/login'
import { overflow, smallTargets, violations } from './support/accessibility'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, openStage, PHONE, type VisitOptions, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/doctor')
test.before(() => sandbox.reset())

const LOCALES = ['en', 'zh-TW', 'id'] as const
const NO_WALLET: QuirkChanges = { inject: { delayMs: null } }

interface DemoWallet {
  useAccount(name: string): void
  useChain(chainId: number): void
}

/** Gives the next page a wallet with these quirks. */
const useQuirks = (page: Page, quirks: QuirkChanges) =>
  page.evaluate((json) => localStorage.setItem('demo-wallet:quirks', json), JSON.stringify(quirks))
const useWallet = (page: Page, act: (wallet: DemoWallet) => void) =>
  page.evaluate(`(${act.toString()})(window.demoWallet)`)

const cardOf = (page: Page, check: string) => page.locator(`[data-check=${check}]`)
/** What a check says once it has run. */
async function told(page: Page, check: string): Promise<{ state: string; text: string }> {
  const card = cardOf(page, check)
  await page.locator(`[data-check=${check}][aria-busy=false]`).waitFor()
  return { state: (await card.getAttribute('data-state')) ?? '', text: (await card.textContent()) ?? '' }
}
const isDone = (page: Page) => page.locator('.summary:not([data-state=busy])').waitFor()

/** A page of the site without a wallet in it. */
async function visitBare(path: string, options: VisitOptions = {}) {
  const opened = await visit('/login', options)
  await useQuirks(opened.page, NO_WALLET)
  await opened.page.goto(opened.url + path)
  return opened
}

test('P1, P4, P6: logged in and all well: everything is fine, and the wallet was asked for nothing', async () => {
  const { page, url, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await page.goto(`${url}/doctor/`)
  await isDone(page)
  for (const check of ['wallet', 'chain', 'account', 'gas', 'engine', 'storage', 'api', 'clipboard', 'code']) {
    assert.is((await told(page, check)).state, 'ok', check)
  }
  const asked = (await page.evaluate('window.demoWallet.requests.map(({ method }) => method)')) as string[]
  assert.equal([...new Set(asked)].sort(), ['eth_accounts', 'eth_chainId'])
  const account = accountOf('alice').toLowerCase()
  const report = await page.getByRole('textbox').inputValue()
  assert.ok(report.includes(`${account.slice(0, 5)}…${account.slice(-4)}`), report)
  assert.not.ok(report.includes(account))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  assert.ok(token && !report.includes(token))
  await close()
})

test('P4, P6: another chain and another account are shown as problems, and checked again after a change', async () => {
  const { page, url, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await useWallet(page, (wallet) => {
    wallet.useAccount('bob')
    wallet.useChain(1)
  })
  await page.goto(`${url}/doctor/`)
  await isDone(page)
  const chain = await told(page, 'chain')
  assert.is(chain.state, 'bad')
  assert.match(chain.text, /another network \(id 1\).*Choose Sandbox/)
  await useWallet(page, (wallet) => wallet.useChain(31337))
  await cardOf(page, 'chain').getByRole('button').click()
  await page.locator('[data-check=chain][data-state=ok]').waitFor()
  const account = await told(page, 'account')
  assert.is(account.state, 'bad')
  assert.match(account.text, /but you are logged in with 0x/)
  await close()
})

test('a silent node and a server that is down are reported, each with a way on', async () => {
  const { page, url, context, close } = await visit('/login', { allowed: /Failed to load resource|net::ERR/ })
  await context.route('**/sandbox/rpc*', (route) => route.abort())
  await context.route('**/api/website/setting', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await page.goto(`${url}/doctor/`)
  await isDone(page)
  const nodes = await told(page, 'nodes')
  assert.is(nodes.state, 'bad')
  assert.match(nodes.text, /no answer\..*mobile data instead of Wi-Fi/)
  const api = await told(page, 'api')
  assert.is(api.state, 'bad')
  assert.match(api.text, /error \(502\)/)
  await close()
})

test('P33: the app’s own scripts do not come: the doctor works all the same', async () => {
  const { page, url, context, close } = await visit('/doctor/?lang=en')
  const own = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[defer]')?.src ?? '')
  await context.route(
    (address) => address.pathname.startsWith('/a/') && address.href !== own,
    (route) => route.abort(),
  )
  await page.goto(`${url}/doctor/`)
  await isDone(page)
  assert.is((await told(page, 'wallet')).state, 'ok')
  assert.is((await told(page, 'engine')).state, 'ok')
  await close()
})

test('P14: storage that throws is reported, and nothing else breaks', async () => {
  const { page, url, context, close } = await visit('/login', { allowed: /^denied$/ })
  // The demo wallet keeps its own things there, and is what complains. The script is text because it runs in the page,
  // without what the test's compiler adds.
  await context.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('denied', 'SecurityError') } })
    }
  `)
  await page.goto(`${url}/doctor/?lang=id`)
  await isDone(page)
  const storage = await told(page, 'storage')
  assert.is(storage.state, 'bad')
  assert.match(storage.text, /localStorage, sessionStorage, IndexedDB.*Jangan membayar di sini/)
  await close()
})

test('an account with delegated code (EIP-7702) is recognised as such', async () => {
  const { page, url, world, close } = await visit('/login')
  await loginOf(page).throughWallet()
  const address = accountOf('alice')
  const setCode = (code: `0x${string}`) =>
    world.chain.client.request({ method: 'anvil_setCode', params: [address, code] } as never)
  await setCode(`0xef0100${'63c0c19a282a1b52b07dd5a65b58948a07dae32b'}`)
  try {
    await page.goto(`${url}/doctor/`)
    await isDone(page)
    const code = await told(page, 'code')
    assert.is(code.state, 'look')
    assert.match(code.text, /0x63c…e32b act in its name \(EIP-7702\)/)
    assert.match(await page.getByRole('textbox').inputValue(), /code: look; code=EIP-7702; delegate=0x63c…e32b/)
  } finally {
    await setCode('0x')
  }
  await close()
})

test('P28: the report is copied, or selected for copying by hand; the page says which', async () => {
  const { page, url, context, close } = await visit('/doctor/?lang=en')
  await isDone(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await page.getByText('Copied.', { exact: true }).waitFor()
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^Dragon Market, wallet doctor\n/)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => new Promise(() => {})
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await page.getByText(/Copying is not allowed here/).waitFor()
  const selected = await page.evaluate(() => {
    const field = document.querySelector('textarea')
    return field && field.selectionEnd - field.selectionStart === field.value.length && field.value.length > 0
  })
  assert.is(selected, true)
  assert.is((await told(page, 'clipboard')).state, 'look')
  await close()
})

test('in three languages, on a phone and a desktop: nothing overflows, everything can be reached', async () => {
  const found: string[] = []
  for (const locale of LOCALES) {
    const { page, close } = await visit(`/doctor/?lang=${locale}`)
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      await isDone(page)
      for (const finding of [...(await violations(page)), ...(await smallTargets(page))]) {
        found.push(`${locale} ${size.width}: ${finding}`)
      }
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (isWide) found.push(`${locale} ${size.width}: wider than the screen`)
    }
    for (const finding of await overflow(page)) found.push(`${locale}: ${finding}`)
    await page.getByRole('heading', { level: 1, name: wordsOf(locale)('doctor.title' as never) }).waitFor()
    await page.getByRole('button', { name: 'Bahasa Indonesia' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dokter dompet' }).waitFor()
    assert.is(await page.evaluate(() => document.documentElement.lang), 'id')
    await close()
  }
  assert.equal(found, [])
})

test('the menu leads to it as a page of its own, and back', async () => {
  const { page, url, close } = await visit('/marketplace')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Check wallet and network' }).click()
  await page.waitForURL(`${url}/doctor/?lang=en`)
  await isDone(page)
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await loginOf(page).byWallet.waitFor()
  await close()
})

test('P26: without a wallet a quiet line leads into one, with the wanted page, invite code and language', async () => {
  const { page, url, close } = await visitBare('/marketplace?invite_code=ALICE42&lang=id', { locale: 'id-ID' })
  const word = wordsOf('id')
  await page.goto(`${url}/cardDetail?id=7`)
  await page.waitForURL(`${url}/login`)
  await page.getByRole('button', { name: word('handOff.open') }).click()
  await page.getByRole('region', { name: word('handOff.title') }).waitFor()
  const address = `${url}/cardDetail?id=7&invite_code=ALICE42&lang=id`
  for (const wallet of HAND_OFF_WALLETS) {
    const name = WALLET_TITLES[wallet]
    const link = handOffLink(wallet, address)
    if (!link) await page.getByRole('button', { name }).waitFor()
    else assert.is(await page.getByRole('link', { name }).getAttribute('href'), link)
  }
  assert.equal(await violations(page), [])
  assert.equal(await smallTargets(page), [])
  assert.equal(await overflow(page), [])
  await close()
})

test('P26: after a failed try the same is offered; a link that does nothing is reported after two seconds', async () => {
  const { page, close } = await visitBare('/login')
  await loginOf(page).byWallet.click()
  await page.getByRole('region', { name: 'Open this page in your wallet' }).waitFor()
  assert.is(await page.getByRole('button', { name: /No wallet in this browser/ }).count(), 0)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('link', { name: 'TokenPocket' }).click()
  await page.getByText('TokenPocket did not open?').waitFor()
  await close()
})

test('P26: a desktop shows a QR code of the whole address', async () => {
  const { page, url, close } = await visitBare('/marketplace?invite_code=ALICE42', { viewport: DESKTOP })
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: /Open this page in your wallet/ }).click()
  const code = page.getByRole('img', { name: 'QR code with the address of this page' })
  await code.waitFor()
  const path = (await code.locator('path').nth(1).getAttribute('d')) ?? ''
  const text = `${url}/login?invite_code=ALICE42&lang=en`
  const { size, data } = create([{ data: new TextEncoder().encode(text), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  }).modules
  let dark = 0
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let module = 0; module < Number(width); module++, dark++) {
      assert.is(data[(Number(y) - 4) * size + Number(x) - 4 + module], 1)
    }
  }
  assert.is(dark, [...data].filter((module) => module === 1).length)
  await close()
})

test('P26, P27: inside a wallet nothing leads out of it, and nothing is downloaded', async () => {
  const { page, close } = await visit('/login')
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.url()))
  await loginOf(page).byWallet.click()
  await page.getByText('Open your wallet and allow the connection.').waitFor()
  assert.is(await page.getByRole('button', { name: /No wallet in this browser/ }).count(), 0)
  assert.is(await page.locator('a[href^="tpdapp:"],a[href*="link.metamask.io"],a[download]').count(), 0)
  assert.equal(downloads, [])
  await close()
})

test('P19: TokenPocket on another chain gives no provider: both pages say what to choose', async () => {
  const { world, browser } = await openStage()
  const context = await browser.newContext({
    viewport: PHONE,
    userAgent: 'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile TokenPocket_Android',
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.goto(`${world.url}/login`)
  await useQuirks(page, NO_WALLET)
  await page.goto(`${world.url}/doctor/`)
  await isDone(page)
  const wallet = await told(page, 'wallet')
  assert.is(wallet.state, 'bad')
  assert.match(wallet.text, /Choose your BNB Chain wallet in TokenPocket/)
  await page.goto(`${world.url}/login`)
  await loginOf(page).byWallet.click()
  await page
    .getByText(/Choose your BNB Chain wallet in TokenPocket/)
    .first()
    .waitFor()
  assert.is(await page.locator('a[href^="tpdapp:"]').count(), 0)
  await context.close()
})

test.run()
