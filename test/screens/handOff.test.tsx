import '../support/config'
import { create } from 'qrcode/lib/core/qrcode.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import texts from '../../i18n/en/handOff.json'
import signIn from '../../i18n/en/signIn.json'
import { HAND_OFF_WALLETS, handOffLink } from '../../src/domain/handOff'
import { WALLET_TITLES } from '../../src/domain/walletTitles'
import { addTexts } from '../../src/i18n'
import HandOff from '../../src/screens/login/HandOff'
import LoginFoot from '../../src/screens/login/LoginFoot'
import { rememberMe } from '../../src/state/rememberMe'
import { writeItem } from '../../src/storage/settings'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from '../ui/page'
import { until } from './support/until'
import { settle } from './support/world'

const test = suite('screens/handOff')

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
/** A phone has a touch screen and little room. */
const usePhone = (isPhone: boolean) => {
  set(navigator, 'maxTouchPoints', isPhone ? 5 : 0)
  set(globalThis, 'innerWidth', isPhone ? 360 : 1280)
}
const pageText = () => document.body.textContent ?? ''
const realTimeout = globalThis.setTimeout
/** Two seconds pass at once; every other wait is as it is. */
const hurry = () =>
  set(globalThis, 'setTimeout', (act: () => void, ms?: number) => realTimeout(act, ms === 2000 ? 0 : ms))

test.before(() => {
  addTexts('en', 'handOff', texts)
  addTexts('en', 'signIn', signIn)
})
test.before.each(() => {
  usePhone(true)
  history.replaceState({ wantedPath: '/marketplace?val6=2' }, '', '/login')
  writeItem('inviteCode', 'ALICE42')
})
test.after.each(() => {
  cleanup()
  set(globalThis, 'setTimeout', realTimeout)
  writeItem('inviteCode', null)
  history.replaceState(null, '', '/')
  set(globalThis, 'ethereum', undefined)
})

const ADDRESS = 'http://localhost/marketplace?val6=2&invite_code=ALICE42&lang=en'

test('P26: a phone gets a link for each wallet, with wanted page, invite code and language', () => {
  render(<HandOff />)
  for (const wallet of HAND_OFF_WALLETS) {
    const name = WALLET_TITLES[wallet]
    const link = handOffLink(wallet, ADDRESS)
    const hrefs = allByRole('link', name).map((each) => each.getAttribute('href'))
    assert.equal(hrefs, link ? [link] : [], name)
    assert.is(allByRole('button', name).length, link ? 0 : 1, name)
  }
  assert.is(document.querySelector('svg[role=img]'), null, 'no code to scan on the phone itself')
})

test('P26: still here after two seconds: it says so, with the steps for that wallet', async () => {
  hurry()
  render(<HandOff />)
  const link = byRole('link', 'TokenPocket')
  link.addEventListener('click', (event) => event.preventDefault())
  tap(link)
  await until(() => pageText().includes('TokenPocket did not open?'))
  assert.ok(pageText().includes('Open TokenPocket and go to “Discover”.'))
  assert.ok(pageText().includes(texts.stepBnb), 'P19: on another chain TokenPocket injects nothing')
})

test('P26: the wallet has opened and covers the page: nothing is claimed', async () => {
  hurry()
  set(document, 'visibilityState', 'hidden')
  try {
    render(<HandOff />)
    const link = byRole('link', 'MetaMask')
    link.addEventListener('click', (event) => event.preventDefault())
    tap(link)
    await settle()
    assert.not.ok(pageText().includes('did not open'))
  } finally {
    set(document, 'visibilityState', 'visible')
  }
})

test('P26: a wallet without a proven link gets its steps at once', () => {
  render(<HandOff />)
  tap(byRole('button', 'SafePal'))
  assert.ok(pageText().includes('How to open this page in SafePal:'))
  assert.not.ok(pageText().includes('did not open'))
})

test('P28: a copy says what became of it, and what cannot be copied can be selected', async () => {
  const copied: string[] = []
  set(navigator, 'clipboard', { writeText: async (text: string) => void copied.push(text) })
  render(<HandOff />)
  tap(byRole('button', 'Copy the address'))
  await until(() => pageText().includes(texts.copied))
  assert.equal(copied, [ADDRESS])
  set(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('denied')) })
  tap(byRole('button', 'Copy the address'))
  await until(() => pageText().includes(texts.notCopied))
  assert.is(document.querySelector('code')?.textContent, ADDRESS)
})

test('P26: a desktop shows the same address as a QR code, and no links', async () => {
  usePhone(false)
  render(<HandOff />)
  await until(() => byRole('img', texts.qr))
  assert.equal(allByRole('link'), [])
  const { size, data } = create([{ data: new TextEncoder().encode(ADDRESS), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  }).modules
  const drawn = new Set<string>()
  const path = document.querySelectorAll('svg[role=img] path')[1]?.getAttribute('d') ?? ''
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let module = 0; module < Number(width); module++) drawn.add(`${Number(x) + module - 4},${Number(y) - 4}`)
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      assert.is(drawn.has(`${column},${row}`), data[row * size + column] === 1, `${column},${row}`)
    }
  }
})

const AGENT = navigator.userAgent

test('P19: inside TokenPocket without a provider it says what to choose there, and offers no link', () => {
  set(navigator, 'userAgent', 'Mozilla/5.0 TokenPocket_Android')
  try {
    render(<HandOff />)
    assert.ok(pageText().includes(texts.chooseBnb))
    assert.equal(allByRole('link'), [])
    byRole('button', 'Reload the page')
  } finally {
    set(navigator, 'userAgent', AGENT)
  }
})

test('P26: where a wallet has put its provider, no line leads into a wallet; the login can be for this page alone', async () => {
  set(globalThis.window, 'ethereum', { request: async () => null })
  try {
    render(<LoginFoot />)
    await settle()
    assert.equal([...allByRole('button'), ...allByRole('link')], [])
    const choice = await until(() => byRole('checkbox', 'Remember me') as HTMLInputElement)
    assert.ok(choice.checked)
    tap(choice)
    assert.not(rememberMe.value)
  } finally {
    set(globalThis.window, 'ethereum', undefined)
    rememberMe.value = true
  }
})

test('P26: without one a quiet line comes by itself, and opens the way', async () => {
  set(globalThis, 'setTimeout', (act: () => void, ms = 0) => realTimeout(act, ms === 250 ? 0 : ms))
  render(<LoginFoot />)
  const line = await until(() => byRole('button', `${texts.noWallet} ${texts.open}`))
  byRole('checkbox', 'Remember me')
  tap(line)
  byRole('region', texts.title)
})

test.run()
