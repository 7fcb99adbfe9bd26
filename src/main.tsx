import { effect } from '@preact/signals'
import { hydrate, render } from 'preact'
import en from '../i18n/en/common.json'
import enLogin from '../i18n/en/login.json'
import enShell from '../i18n/en/shell.json'
import { inviteCodeIn } from './domain/inviteCode'
import { addTexts, adoptLocale, locale, offersThird } from './i18n'
import { Login } from './screens/login/Login'
import { Shell } from './screens/shell/Shell'
import { serverId, token } from './state/session'
import { readItem, writeItem } from './storage/settings'
import { adoptStyles } from './ui/adoptStyles'
import { noteTaps } from './ui/tapped'

declare global {
  interface Window {
    /** Set by the page's first script: opens the page that says the start failed and offers a retry. */
    giveUp(cause: unknown): void
    /** Set by it, too: shows "not loaded" with a retry in place of the app, or the app again. */
    offerRetry(isLate: boolean): void
  }
}

const RETRY_AFTER_MS = 10_000
const LATER_ON_LOGIN_MS = 3000

addTexts('en', 'common', en)
addTexts('en', 'login', enLogin)
addTexts('en', 'shell', enShell)
adoptStyles()

const inviteCode = inviteCodeIn(location.search)
if (inviteCode) writeItem('inviteCode', inviteCode)
token.value = readItem('token')
// The server chosen on an earlier visit; every call names it.
if (token.value !== null) serverId.value = readItem('serverId')
const wished = self.early ? self.early.locale : 'en'
// Shown in English until the texts arrive: a white page would be worse on a poor network.
if (wished !== 'en') adoptLocale(wished).catch(Boolean)
if (self.early) offersThird.value = self.early.indonesian

const root = document.getElementById('app') as HTMLElement
/** Whether the prerendered markup is what App draws first for this path. */
let isDrawn = root.dataset.path === location.pathname

/**
 * Repeats the tap made before this script was loaded; the page's first script kept its target. If the page offers a
 * retry by now, the tap is forgotten. From here on the app notes the taps.
 */
function catchUp(): void {
  const page = self as typeof self & { tapped?: (HTMLElement & { href?: string }) | null }
  const { tapped } = page
  // Only once: later renders call this again.
  if (tapped === null) return
  page.onclick = page.tapped = null
  noteTaps()
  if (!tapped) return
  // As it was drawn: the app shows what it does with the tap.
  tapped.removeAttribute('aria-busy')
  if (!tapped.href && !root.hidden) tapped.click()
}

/**
 * Everything but the login: the router and the screens. Links of the login page work without it. On a poor network the
 * page offers a retry; `giveUp` handles faults of ours.
 */
async function openApp(): Promise<void> {
  const slow = setTimeout(self.offerRetry, RETRY_AFTER_MS, true)
  const loaded = await import('./App').catch(console.error)
  clearTimeout(slow)
  self.offerRetry(!loaded)
  if (!loaded) return
  const { App } = loaded
  // Hydration leaves attributes as they are drawn, which is in English. The frame is the same on every page.
  if (isDrawn && locale.value === 'en') hydrate(<App />, root)
  else render(<App />, root)
  catchUp()
}

// For a visitor, the start page is the login.
if (location.pathname === '/' && !token.value) history.replaceState(null, '', `/login${location.search}`)
const isLoginShown = location.pathname === '/login' && !token.value
if (isLoginShown) {
  isDrawn = false
  hydrate(
    <Shell path="/login">
      <Login />
    </Shell>,
    root,
  )
  catchUp()
  const stop = effect(() => {
    if (token.value === null) return
    setTimeout(() => stop())
    openApp().catch(self.giveUp)
  })
} else {
  // What a visitor reads is not for players.
  if (root.dataset.path === '/login') root.textContent = ''
  openApp().catch(self.giveUp)
}

// This script may have taken so long that the page offers a retry.
self.offerRetry(false)

// What the login page's own buttons need comes first.
setTimeout(begin, isLoginShown ? LATER_ON_LOGIN_MS : 0)

/** On a poor network it takes more than one try; what it starts tells of its own troubles. */
function begin(): void {
  import('./actions/page/start').then(
    ({ start }) => void start(),
    () => setTimeout(begin, LATER_ON_LOGIN_MS),
  )
}
