import { extractCss } from 'goober'
import { Window } from 'happy-dom'
import { type ComponentChildren, render } from 'preact'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import en from '../../i18n/en/common.json'
import enLogin from '../../i18n/en/login.json'
import enShell from '../../i18n/en/shell.json'
import { App } from '../App'
import { addTexts } from '../i18n'
import { ROUTES } from '../routes'
import { Login } from '../screens/login/Login'
import { Shell } from '../screens/shell/Shell'
import { token } from '../state/session'
import { globalStyles } from '../ui/theme'

/** The first view of each path as HTML, drawn by the components themselves, and the styles they need. */
export async function prerender(paths: readonly string[]): Promise<{ bodies: string[]; css: string }> {
  const window = new Window({ url: 'https://site.invalid/' })
  Object.assign(globalThis, {
    document: window.document,
    location: window.location,
    addEventListener() {},
    removeEventListener() {},
  })
  addTexts('en', 'common', en)
  addTexts('en', 'login', enLogin)
  addTexts('en', 'shell', enShell)
  globalStyles()
  const bodies = paths.map((path) => {
    const root = window.document.createElement('div') as unknown as HTMLElement
    // A page for players only is drawn as a player sees it, or the guard would lead away from it.
    token.value = ROUTES.some((route) => route.path === path && !route.open) ? '' : null
    render(path === '/login' ? drawLogin() : drawApp(path), root)
    const { innerHTML } = root
    // Before its effects run: they would load the screen.
    render(null, root)
    return innerHTML
  })
  const css = extractCss()
  await window.happyDOM.close()
  return { bodies, css }
}

/** As main.tsx hydrates it: without the router. */
const drawLogin = (): ComponentChildren => (
  <Shell path="/login">
    <Login />
  </Shell>
)

const drawApp = (path: string): ComponentChildren => (
  <Router hook={memoryLocation({ path, static: true }).hook}>
    <App />
  </Router>
)
