import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import handOff from '../../i18n/en/handOff.json'
import login from '../../i18n/en/login.json'
import servers from '../../i18n/en/servers.json'
import setting from '../../i18n/en/setting.json'
import shell from '../../i18n/en/shell.json'
import signIn from '../../i18n/en/signIn.json'
import { AppError, type ErrorKey } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import AssetDetail from '../../src/screens/assetDetail/AssetDetail'
import Forget from '../../src/screens/forget/Forget'
import { Login } from '../../src/screens/login/Login'
import Market from '../../src/screens/market/Market'
import Servers from '../../src/screens/servers/Servers'
import Setting from '../../src/screens/setting/Setting'
import { openAsset } from '../../src/state/assets'
import { market } from '../../src/state/market'
import { serverPlaces } from '../../src/state/servers'
import { loginError, loginStage, token, user } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap, type } from '../ui/page'
import { until } from './support/until'
import { addAllTexts, answerPuzzle, change, fakeProvider, newUser, settle } from './support/world'

/** Spec 8, line by line: where each error of these screens is said, and what leads on from it. */
const test = suite('screens/errors')
const NOTHING = { data: null, busy: false, error: null }

test.before(() => {
  addAllTexts()
  for (const [name, content] of Object.entries({ handOff, login, servers, setting, shell, signIn })) {
    addTexts('en', name as 'login', content)
  }
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: false }) })
})
test.before.each(() => {
  market.value = NOTHING
  openAsset.value = NOTHING
  serverPlaces.value = NOTHING
  loginStage.value = 'idle'
  loginError.value = null
})
test.after.each(() => {
  cleanup()
  token.value = null
  user.value = null
  history.replaceState(null, '', '/')
})

const text = () => document.body.textContent ?? ''
const refusal = (body: string, init?: ResponseInit) => () => new Response(body, init)

/** What the provider answers, and the words for it. */
const ANSWERS: readonly (readonly [string, () => Response, string])[] = [
  ['a code other than 200 with its message', refusal('{"code":1999,"msg":"Closed for repair"}'), 'Closed for repair'],
  ['a code without a message', refusal('{"code":1999,"msg":""}', { statusText: 'Not so' }), 'Not so'],
  ['a code without any words', refusal('{"code":1999}'), 'Error'],
  ['a failure by HTTP, with its message', refusal('{"msg":"No more"}', { status: 501 }), 'No more'],
  ['a failure by HTTP, in the words of its status', refusal('', { status: 501, statusText: 'Broken' }), 'Broken'],
  ['a failure by HTTP without any words', refusal('', { status: 501 }), 'Error'],
  ['what is not open yet', refusal('{"code":1214,"msg":"Not yet open"}'), 'Not yet open'],
  ['garbage', refusal('<html>'), 'The server sent something we cannot read'],
]

/** Pages that are read when they are opened. */
const PAGES: readonly (readonly [string, string, string, () => void])[] = [
  ['the market', '/marketplace', '/api/marketplace/list', () => void render(<Market />)],
  ['an asset', '/cardDetail?id=12', '/api/card/12', () => void render(<AssetDetail />)],
  ['the servers', '/servers', '/api/website/servers', () => void render(<Servers />)],
  ['the settings', '/setting', '/api/user/info', () => void render(<Setting />)],
]

for (const [page, path, call, show] of PAGES) {
  for (const [what, answer, words] of ANSWERS) {
    test(`${page}: ${what} is said in the page, with a retry`, async () => {
      history.replaceState(null, '', path)
      token.value = 't'
      fakeProvider({ [call]: answer, '/api/user/players': [] })
      show()
      await until(() => allByRole('alert').some((alert) => alert.textContent?.includes(words)))
      byRole('button', 'Try again')
    })
  }
}

test('no answer at all: the server’s error, with a retry that works', async () => {
  token.value = 't'
  fakeProvider({})
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  render(<Servers />)
  await until(() => /Server error/.test(allByRole('alert')[0]?.textContent ?? ''))
  fakeProvider({ '/api/website/servers': [], '/api/user/players': [] })
  tap(byRole('button', 'Try again'))
  await until(() => byRole('heading', 'No servers yet'))
})

/** What a login by wallet can end in. */
const WALLET: readonly (readonly [ErrorKey, RegExp, string | null])[] = [
  ['installWallet', /^Install the wallet first/, 'Copy the address'],
  ['linkBsc', /^Link the wallet to BSC first/, 'Switch to Sandbox'],
  ['wrongChain', /Switch it to Sandbox/, 'Switch to Sandbox'],
  ['linkAccount', /^Link a wallet to your account first/, null],
  ['walletError', /^Wallet error/, null],
  ['walletBusy', /still has an earlier request open/, null],
  ['walletLocked', /^The wallet is locked/, null],
  ['walletSilent', /^The wallet does not answer/, null],
  ['rejected', /^You declined in the wallet/, null],
  ['signInRefused', /was not signed/, null],
  ['server', /^Server error/, null],
  ['tooManyRequests', /^Too many requests/, null],
  ['puzzleFirst', /^Please solve the puzzle first/, null],
]

for (const [key, words, way] of WALLET) {
  test(`login: ${key} is said under the button, which is free again`, async () => {
    render(<Login />)
    change(() => {
      loginError.value = new AppError(key, { chain: 'Sandbox', fault: 'domain' })
      loginStage.value = 'failed'
    })
    const box = await until(() => document.querySelector('[aria-live=polite] [data-tone]'))
    assert.match(box?.textContent ?? '', words)
    assert.is(byRole('button', 'Log in with wallet').getAttribute('aria-busy'), 'false')
    if (way) await until(() => byRole('button', way))
  })
}

for (const [mobile, words] of [
  ['12', 'Mobile number: format error.'],
  ['', 'Please fill this in.'],
] as const) {
  test(`forgotten password: “${words}” stands beside its field, and nothing is asked`, async () => {
    const asked = fakeProvider({})
    render(<Forget />)
    if (mobile) type(byRole('textbox', 'Mobile number'), mobile)
    tap(byRole('button', 'Send code'))
    await settle()
    const field = byRole('textbox', 'Mobile number')
    assert.is(field.getAttribute('aria-invalid'), 'true')
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    assert.is(note?.textContent, words)
    // A page of an earlier test may still read something.
    assert.not(asked.some((each) => each.startsWith('POST')))
  })
}

test('forgotten password: what the provider refuses stands over the button, and what was typed stays', async () => {
  fakeProvider({ '/api/user/send_code': refusal('{"code":1108,"msg":"Complete the registration first"}') })
  render(<Forget />)
  tap(byRole('tab', 'E-mail'))
  type(byRole('textbox', 'E-mail address'), 'nobody@example.org')
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  assert.equal(
    allByRole('alert').map((alert) => alert.textContent),
    ['Complete the registration first'],
  )
  assert.is((byRole('textbox', 'E-mail address') as HTMLInputElement).value, 'nobody@example.org')
})

test('fund password: nowhere to send a code, and the way to bind a number', async () => {
  user.value = newUser({ mobile: '', email: '' })
  fakeProvider({ '/api/user/info': null })
  history.replaceState(null, '', '/setting?open=fundPassword')
  render(<Setting />)
  assert.ok(text().includes(setting.bindFirst))
  tap(byRole('button', 'Bind a mobile number'))
  assert.ok(byRole('combobox', 'Area code'))
})

test.run()
