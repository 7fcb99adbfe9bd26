import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import frame from '../../i18n/en/frame.json'
import menu from '../../i18n/en/menu.json'
import puzzle from '../../i18n/en/puzzle.json'
import shell from '../../i18n/en/shell.json'
import { solvePuzzle } from '../../src/actions/account/solvePuzzle'
import { AppError } from '../../src/errors'
import { addTexts, locale } from '../../src/i18n'
import { ROUTES } from '../../src/router/routes'
import { Shell } from '../../src/screens/shell/Shell'
import { overlay } from '../../src/state/overlay'
import { place } from '../../src/state/place'
import { token, user } from '../../src/state/session'
import { settings } from '../../src/state/site'
import { slowWaits } from '../../src/state/slowWaits'
import { type ToastMessage, toasts } from '../../src/state/toasts'
import { walletAccount } from '../../src/state/wallet'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { until } from './support/until'
import { addAllTexts, change, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/shell')

test.before(() => {
  addAllTexts()
  addTexts('en', 'shell', shell)
  addTexts('en', 'frame', frame)
  addTexts('en', 'menu', menu)
  addTexts('en', 'puzzle', puzzle)
})
test.before.each(() => {
  history.replaceState(null, '', '/marketplace')
  fakeProvider({ '/api/user/logout': null })
  overlay.value = null
  token.value = null
  user.value = null
  place.value = null
  walletAccount.value = ''
  settings.value = {}
  toasts.value = []
})
test.after.each(async () => {
  cleanup()
  await settle()
})

const show = (path = '/marketplace') =>
  render(
    <Shell path={path}>
      <h1>Screen</h1>
    </Shell>,
  )
const logIn = () => {
  token.value = 't'
  user.value = newUser({ mobile: '+886 912345678' })
}
const hrefs = () => allByRole('link').map((link) => link.getAttribute('href'))

test('landmarks: a bar with the market, one main region with the screen, a footer with the languages', () => {
  show()
  assert.is(byRole('navigation', 'Main').querySelector('[aria-current]')?.textContent, 'Market')
  assert.ok(document.querySelector('main')?.contains(byRole('heading', 'Screen')))
  assert.is(byRole('button', 'English').getAttribute('aria-pressed'), 'true')
  byRole('button', '繁體中文')
})

test('a page without a place of its own marks the place that it belongs to', async () => {
  logIn()
  for (const [path, place] of [
    ['/compare', 'Market'],
    ['/dragong', 'Collection'],
    ['/mint', 'Collection'],
    ['/book', 'Activity'],
    ['/allowances', 'My account'],
    ['/legion/rules', 'My account'],
  ] as const) {
    show(path)
    const bar = byRole('navigation', 'Main')
    const marked = () => [...bar.querySelectorAll('[aria-current=true]')].map(textOf).join()
    await until(() => bar.querySelectorAll('a').length >= 7 && marked() !== '')
    assert.is(marked(), place, path)
    cleanup()
  }
})

test('an asset’s page keeps the mark of the place that led there, until its holder is known', async () => {
  logIn()
  const screen = <h1>Screen</h1>
  const { rerender } = render(<Shell path="/coins">{screen}</Shell>)
  const bottom = await until(() => byRole('navigation', 'Main places'))
  const top = byRole('navigation', 'Main')
  const marked = (bar: Element) => [...bar.querySelectorAll('[aria-current]')].map(textOf).join()
  await until(() => marked(bottom) === 'Assets')
  rerender(<Shell path="/cardDetail">{screen}</Shell>)
  assert.is(marked(bottom), 'Assets')
  assert.is(marked(top), 'My account')
  change(() => {
    place.value = 'market'
  })
  assert.is(marked(bottom), 'Market')
  assert.is(marked(top), 'Market')
  rerender(<Shell path="/activity">{screen}</Shell>)
  assert.is(marked(bottom), 'Activity')
  assert.is(marked(top), 'Activity')
})

test('the login is no part of the market that led there', () => {
  place.value = 'market'
  show('/login')
  assert.is(byRole('navigation', 'Main').querySelector('[aria-current]')?.textContent, 'Log in')
  assert.is(byRole('navigation', 'Main').querySelectorAll('[aria-current]').length, 1)
})

test('a visitor finds the login, a player the own number, masked, and the places', async () => {
  show()
  assert.ok(hrefs().includes('/login'))
  const bar = await until(() => byRole('navigation', 'Main places'))
  assert.equal(
    [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ['/marketplace', '/login'],
  )
  cleanup()
  logIn()
  show('/activity')
  const places = await until(() => byRole('navigation', 'Main places'))
  assert.equal(
    [...places.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ['/marketplace', '/accountAccount', '/activity'],
  )
  assert.is(places.querySelector('[aria-current=page]')?.textContent, 'Activity')
  assert.not.ok(hrefs().includes('/login'))
  assert.match(textOf(byRole('navigation', 'Main')), / 91\*+78/)
  assert.not.match(document.body.textContent ?? '', /912345678/)
})

test('only settings that are https become links, apart from the site', async () => {
  change(() => {
    settings.value = {
      android_url: 'https://example.com/app.apk',
      ios_url: 'javascript:alert(1)',
      website_url: 'http://example.com',
      twitter_url: 'https://example.com/t',
      whitepaper_url: 'data:text/html,x',
    }
  })
  const { matchMedia } = globalThis
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: true }) })
  show()
  const link = await until(() => byRole('link', 'Android app'))
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia })
  assert.is(link.getAttribute('rel'), 'noopener noreferrer')
  assert.is(link.getAttribute('target'), '_blank')
  byRole('link', 'Twitter')
  assert.equal(allByRole('link', 'iOS app').concat(allByRole('link', 'Website'), allByRole('link', 'White paper')), [])
})

test('the menu leads everywhere, its filters make an address of the market', async () => {
  logIn()
  show()
  tap(byRole('button', 'Menu'))
  const drawer = await until(() => byRole('dialog', 'Menu'))
  const paths = [...drawer.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  assert.equal(paths, [
    '/marketplace',
    '/accountAccount',
    '/collectibles',
    '/coins',
    '/mint',
    '/summon',
    '/legion',
    '/shares',
    '/activity',
    '/activity?news=1',
    '/book',
    '/practice',
    '/servers',
    '/allowances',
    '/setting',
    '/doctor/?lang=en',
    '/way-out.html?lang=en',
  ])
  // The doctor and the way out are pages of their own.
  for (const path of paths.filter((each) => !/^\/(doctor\/|way-out)/.test(each ?? '')))
    assert.ok(
      ROUTES.some((route) => route.path === path?.split('?')[0]),
      `${path} has a screen`,
    )
  type(byRole('combobox', 'What to look at'), 'dragon')
  type(byRole('combobox', 'Skill type'), '4')
  assert.is(byRole('link', 'Show results').getAttribute('href'), '/marketplace?val5=4&val6=dragon')
})

test('Back closes the menu and stays on the page; the close button leaves no entry behind', async () => {
  show()
  const before = history.length
  tap(byRole('button', 'Menu'))
  await until(() => byRole('dialog', 'Menu'))
  await until(() => (history.state as { layer?: number } | null)?.layer === 1)
  assert.is(history.length, before + 1)
  change(() => {
    history.replaceState(null, '')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await until(() => allByRole('dialog').length === 0)
  assert.is(location.pathname, '/marketplace')
})

test('the logout asks first', async () => {
  logIn()
  show()
  tap(byRole('button', 'Menu'))
  await until(() => byRole('dialog', 'Menu'))
  tap(byRole('button', 'Log out'))
  await until(() => byRole('alertdialog', 'Log out now?'))
  tap(byRole('button', 'Stay logged in'))
  await settle()
  assert.is(token.value, 't')
  change(() => {
    overlay.value = 'logOut'
  })
  tap(byRole('button', 'Log out'))
  await until(() => token.value === null)
})

test('the game app and its log-in as QR codes; no code ever holds the token', async () => {
  logIn()
  settings.value = { android_url: 'https://example.com/app.apk' }
  show()
  tap(byRole('button', 'Menu'))
  await until(() => byRole('dialog', 'Menu'))
  tap(byRole('button', 'Game app'))
  await until(() => byRole('img', 'Android app'))
  assert.is(byRole('link', 'Open on this device').getAttribute('href'), 'https://example.com/app.apk')
  const way = allByRole('radio').find((radio) => (radio as HTMLInputElement).value === 'login')
  assert.ok(way)
  tap(way)
  await until(() => byRole('img', 'Log in to the game'))
  assert.is(allByRole('link', 'Open on this device').length, 0)
})

test('the puzzle: put away, it says no; its gap is said, and in it the stone says yes', async () => {
  show()
  const first = solvePuzzle().then(
    () => 'solved',
    (cause: AppError) => cause.key,
  )
  await until(() => byRole('dialog', 'Are you a player?'))
  tap(byRole('button', 'Close'))
  assert.is(await first, 'puzzleFirst')
  const second = solvePuzzle()
  const slider = await until(() => byRole('slider', 'Move the stone into the gap'))
  const gap = slider.getAttribute('aria-valuetext')?.split(' / ')[1] ?? ''
  ;(slider as HTMLInputElement).value = gap
  slider.dispatchEvent(new Event('change', { bubbles: true }))
  await second
  await until(() => allByRole('dialog').length === 0)
})

test('another account in the wallet: the dialog names both, and offers the switch', async () => {
  logIn()
  walletAccount.value = '0xb0b0000000000000000000000000000000000002'
  show()
  const dialog = await until(() => byRole('alertdialog', 'Different wallet account'))
  assert.match(textOf(dialog), /0xb0b…0002.*0xa11…0001/)
  byRole('button', 'Switch account')
  tap(byRole('button', 'Close'))
  await settle()
  assert.is(allByRole('alertdialog').length, 0)
  change(() => {
    walletAccount.value = '0xca20100000000000000000000000000000000003'
  })
  byRole('alertdialog', 'Different wallet account')
})

test('what takes long is said, and can be tried again or given up; what another screen waits for is not', async () => {
  const done: string[] = []
  const wait = (name: string, path: string) => ({
    path,
    end: (wish: string) => void done.push(`${wish} ${name}`),
  })
  show()
  await settle()
  const texts = () => allByRole('status').map(textOf).join()
  assert.not.match(texts(), /longer than usual/)
  change(() => {
    slowWaits.value = [wait('elsewhere', '/legion')]
  })
  assert.not.match(texts(), /longer than usual/)
  change(() => {
    slowWaits.value = [wait('one', '/marketplace'), wait('elsewhere', '/legion'), wait('two', '/marketplace')]
  })
  await until(() => /longer than usual/.test(texts()))
  tap(byRole('button', 'Try again'))
  tap(byRole('button', 'Stop waiting'))
  assert.equal(done, ['retry one', 'retry two', 'stop one', 'stop two'])
  change(() => {
    slowWaits.value = []
  })
  assert.not.match(texts(), /longer than usual/)
})

test('messages are read out, errors as alerts, and can be sent away', async () => {
  show()
  change(() => {
    toasts.value = [
      { id: 1, kind: 'error', text: new AppError('walletBusy') },
      { id: 2, kind: 'done', text: 'money.finished_buy' },
    ]
  })
  await until(() => allByRole('alert').find((each) => /earlier request/.test(textOf(each))))
  const dismiss = allByRole('button', 'Dismiss').at(-1)
  assert.ok(dismiss)
  tap(dismiss)
  assert.equal(
    toasts.value.map(({ id }) => id),
    [2],
  )
})

test('a language that cannot be fetched changes nothing', async () => {
  show()
  tap(byRole('button', '繁體中文'))
  await until(() => toasts.value.length > 0)
  assert.is(locale.value, 'en')
})

test('a player with the default password of a reset is led to choose their own, once a login', async () => {
  token.value = 't'
  user.value = newUser({ mustChangePassword: true })
  history.replaceState(null, '', '/accountAccount')
  show('/accountAccount')
  await until(() => location.pathname === '/setting')
  cleanup()
  history.replaceState(null, '', '/accountAccount')
  show('/accountAccount')
  await until(() => byRole('button', 'More'))
  await settle()
  assert.is(location.pathname, '/accountAccount')
})

test('a part of the frame that cannot be drawn is left out: the screen and the places stay', async () => {
  const { error } = console
  const reported: unknown[] = []
  console.error = (cause: unknown) => reported.push(cause)
  try {
    show()
    await until(() => byRole('button', 'More'))
    const message: ToastMessage = { id: 1, kind: 'note', text: 'shell.skip' }
    change(() => {
      toasts.value = [Object.defineProperty(message, 'text', { get: () => JSON.parse('{') })]
    })
    byRole('heading', 'Screen')
    byRole('button', 'More')
    assert.is(reported.length, 1)
  } finally {
    console.error = error
  }
})

test.run()
