import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { QuirkChanges } from '../sandbox/wallet/quirks'
import type { Question } from '../sandbox/wallet/world'
import { loginOf } from './pages/login'
import { sandbox } from './support/sandbox'
import { type Visit, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/loginTrouble')
test.before(() => sandbox.reset())

interface DemoWallet {
  useChain(chainId: number): void
  approveEverything(on: boolean): void
  question(): Question | null
  answer(agreed: boolean): void
  requests: { method: string }[]
}

interface Scene extends Visit {
  byWallet: ReturnType<Page['getByRole']>
  cancel: ReturnType<Page['getByRole']>
  wallet<T>(act: (wallet: DemoWallet) => T): Promise<T>
  /** Waits until the wallet shows a question of this kind. */
  waitFor(kind: Question['kind']): Promise<void>
  quirks(changes: QuirkChanges): Promise<void>
}

/** The login page in the browser of a wallet with these quirks. */
async function open(
  quirks: QuirkChanges = {},
  arrange: (page: Page) => Promise<unknown> = async () => {},
): Promise<Scene> {
  const visited = await visit('/login', { allowed: /ERR_FAILED/ })
  const { page } = visited
  const store = (changes: QuirkChanges) =>
    page.evaluate((json) => localStorage.setItem('demo-wallet:quirks', json), JSON.stringify(changes))
  await store(quirks)
  await arrange(page)
  await page.reload()
  return {
    ...visited,
    byWallet: loginOf(page).byWallet,
    cancel: page.getByRole('main').getByRole('button', { name: 'Cancel' }),
    wallet: (act) => page.evaluate(`(${act.toString()})(window.demoWallet)`),
    waitFor: async (kind) => {
      await page.waitForFunction(
        (wanted) => (window as unknown as { demoWallet: DemoWallet }).demoWallet.question()?.kind === wanted,
        kind,
      )
    },
    quirks: store,
  }
}

/** A wallet's browser is recognised before its provider is there. */
const TOKEN_POCKET = 'TokenPocket_Android'

const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function logInByPassword(page: Page): Promise<void> {
  const login = loginOf(page)
  await login.openForm()
  await login.fill({ area: '886', mobile: '912345678', password: 'alice-pass-1' })
  await login.submit()
  await page.waitForURL('**/accountAccount')
}

/** The wallet removes its sheet for good and reports nothing. */
const hideSheet = (page: Page) => page.evaluate(() => document.querySelector('demo-wallet')?.remove())

test('P15: a sheet closed without an answer: cancelled, the login by password works', async () => {
  const { page, byWallet, cancel, waitFor, close } = await open()
  await byWallet.click()
  await waitFor('link')
  await hideSheet(page)
  await cancel.click()
  await seen(page, /^Cancelled\. Nothing was sent or paid/)
  await logInByPassword(page)
  await close()
})

test('P15: … and the login by wallet works again; a link granted late needs no second question', async () => {
  const { page, byWallet, cancel, waitFor, wallet, close } = await open()
  await byWallet.click()
  await waitFor('link')
  await cancel.dispatchEvent('click')
  await seen(page, /^Cancelled/)
  await wallet((demo) => demo.answer(true))
  await byWallet.click()
  await waitFor('sign')
  await wallet((demo) => demo.answer(true))
  await page.waitForURL('**/accountAccount')
  await close()
})

test('P15: the link is granted and its answer gets lost: the login goes on', async () => {
  const { page, byWallet, waitFor, wallet, close } = await open({ accounts: { linkHangs: true } })
  await byWallet.click()
  await waitFor('link')
  await wallet((demo) => demo.answer(true))
  await waitFor('sign')
  await wallet((demo) => demo.answer(true))
  await page.waitForURL('**/accountAccount')
  await close()
})

test('P15: the signature never comes: cancelled, and the password form is free while the wallet waits', async () => {
  const { page, byWallet, cancel, waitFor, wallet, quirks, close } = await open({ sign: { hang: true } })
  await wallet((demo) => demo.approveEverything(true))
  await byWallet.click()
  await seen(page, /^Sign the message in your wallet/)
  await cancel.click()
  await seen(page, /^Cancelled/)
  await quirks({})
  await wallet((demo) => demo.approveEverything(false))
  await byWallet.click()
  await waitFor('sign')
  await hideSheet(page)
  await logInByPassword(page)
  await close()
})

test('P15: a signature that comes after the cancel is not posted', async () => {
  const { page, byWallet, cancel, waitFor, wallet, close } = await open()
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/auth/msg')) posts++
  })
  await byWallet.click()
  await waitFor('link')
  await wallet((demo) => demo.answer(true))
  await waitFor('sign')
  await cancel.dispatchEvent('click')
  await seen(page, /^Cancelled/)
  await wallet((demo) => demo.answer(true))
  await byWallet.click()
  await waitFor('sign')
  assert.is(posts, 0)
  await wallet((demo) => demo.answer(true))
  await page.waitForURL('**/accountAccount')
  assert.is(posts, 1)
  await close()
})

test('P5: on another network the login goes on by itself after the switch', async () => {
  const { page, byWallet, wallet, waitFor, close } = await open()
  await wallet((demo) => demo.useChain(56))
  await byWallet.click()
  await waitFor('link')
  await wallet((demo) => demo.answer(true))
  await page.getByRole('button', { name: /^Switch to/ }).click()
  await waitFor('chain')
  await page.locator('button[aria-busy=true]', { hasText: 'Switch to' }).waitFor()
  await wallet((demo) => demo.answer(true))
  await waitFor('sign')
  await wallet((demo) => demo.answer(true))
  await page.waitForURL('**/accountAccount')
  await close()
})

test('P5: the switch hangs: after the cancel the page explains the switch by hand, and then goes on by itself', async () => {
  const { page, byWallet, cancel, wallet, waitFor, close } = await open({
    switching: 'hang',
    flags: ['isTokenPocket'],
    accounts: { events: 'silent' },
  })
  await wallet((demo) => demo.useChain(56))
  await byWallet.click()
  await waitFor('link')
  await wallet((demo) => demo.answer(true))
  await page.getByRole('button', { name: /^Switch to/ }).click()
  await seen(page, 'Allow the switch to Sandbox in TokenPocket.')
  await cancel.click()
  await seen(page, /^In TokenPocket, open the wallet tab/)
  await wallet((demo) => demo.useChain(31337))
  await waitFor('sign')
  await wallet((demo) => demo.answer(true))
  await page.waitForURL('**/accountAccount')
  await close()
})

test('P5: a refused switch is shown once, in its place', async () => {
  const { page, byWallet, wallet, waitFor, close } = await open()
  await wallet((demo) => demo.useChain(56))
  await byWallet.click()
  await waitFor('link')
  await wallet((demo) => demo.answer(true))
  await page.getByRole('button', { name: /^Switch to/ }).click()
  await waitFor('chain')
  await wallet((demo) => demo.answer(false))
  await seen(page, /^You declined in the wallet/)
  assert.is(await page.getByText(/You declined in the wallet/).count(), 1)
  await close()
})

test('P15: an earlier question is still open in the wallet: the page says so, and the login goes on when it is answered', async () => {
  const { page, byWallet, wallet, waitFor, close } = await open({ accounts: { busy: true } })
  await page.evaluate(() => {
    const { ethereum } = window as unknown as { ethereum: { request(call: object): Promise<unknown> } }
    void ethereum.request({ method: 'eth_requestAccounts' })
  })
  await waitFor('link')
  await byWallet.dispatchEvent('click')
  await seen(page, /^A question is still open in your wallet/)
  await wallet((demo) => demo.answer(true))
  await waitFor('sign')
  await wallet((demo) => demo.answer(true))
  await page.waitForURL('**/accountAccount')
  await close()
})

for (const delayMs of [4500, 8000]) {
  test(`P1: the provider comes ${delayMs} ms late into a wallet's browser: the first tap waits for it`, async () => {
    const late = { agent: TOKEN_POCKET, inject: { delayMs, initializedEvent: false, announce: 'none' } } as const
    const { page, byWallet, waitFor, wallet, close } = await open(late)
    await byWallet.click()
    await seen(page, 'Waiting for TokenPocket…')
    await waitFor('link')
    await wallet((demo) => demo.answer(true))
    await waitFor('sign')
    await wallet((demo) => demo.answer(true))
    await page.waitForURL('**/accountAccount')
    await close()
  })
}

test('P19: TokenPocket without a provider says which wallet to choose; after the reload it works', async () => {
  const { page, byWallet, waitFor, close } = await open({ agent: TOKEN_POCKET, inject: { delayMs: null } })
  await byWallet.click()
  await seen(page, 'Choose your BNB Chain wallet in TokenPocket, then reload this page.')
  const store = JSON.stringify({ agent: 'TokenPocket_Android', inject: { delayMs: 0 } })
  await page.evaluate((json) => localStorage.setItem('demo-wallet:quirks', json), store)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.waitForLoadState()
  await byWallet.click()
  await waitFor('link')
  await close()
})

for (const [name, inject] of [
  ['sendAsync', { shape: 'sendAsync' }],
  ['send', { shape: 'send' }],
  ['web3', { shape: 'sendAsync', place: 'web3' }],
] as const) {
  test(`P1: a wallet from before EIP-1193, by ${name}, logs in`, async () => {
    const { page, byWallet, waitFor, wallet, close } = await open({ inject: { ...inject, announce: 'none' } })
    await byWallet.click()
    await waitFor('link')
    await wallet((demo) => demo.answer(true))
    await waitFor('sign')
    await wallet((demo) => demo.answer(true))
    await page.waitForURL('**/accountAccount')
    const isModern = await page.evaluate(() => 'request' in Object((window as { ethereum?: unknown }).ethereum))
    assert.not(isModern, 'the page had nothing newer to ask')
    await close()
  })
}

test('after 20 s the page says what to look for in the wallet', async () => {
  const { page, byWallet, waitFor, close } = await open({ flags: ['isTrust'] }, (opened) => opened.clock.install())
  await byWallet.click()
  await waitFor('link')
  await page.clock.runFor(21_000)
  await seen(page, /Look in Trust Wallet for a connection request/)
  await close()
})

test.run()
