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
import type { FirstCall } from '../router/callUrl'
import { FIRST_CALLS, PLAYER_CALL } from '../router/firstCalls'
import { ROUTES } from '../router/routes'
import { Login } from '../screens/login/Login'
import { Shell } from '../screens/shell/Shell'
import { token } from '../state/session'
import { globalStyles } from '../ui/theme'

/** A screen as the build reads it: `module` is the text of the function that loads it. */
export interface RouteParts {
  path: string
  open: boolean
  module: string
  texts: readonly string[]
  /** What the screen asks for first, and what every page with a token does. */
  calls: readonly FirstCall[]
  session: readonly FirstCall[]
}

/** Every route with what the early script can start. @throws {Error} naming first calls of no route */
export function describeRoutes(): RouteParts[] {
  const stray = Object.keys(FIRST_CALLS).filter((path) => !ROUTES.some((route) => route.path === path))
  if (stray.length > 0) throw new Error(`first calls of no route: ${stray.join(', ')}`)
  return ROUTES.map(({ path, open = false, load, texts }) => ({
    path,
    open,
    module: load.toString(),
    texts,
    calls: FIRST_CALLS[path] ?? [],
    session: [PLAYER_CALL],
  }))
}

/** The first view of each path as HTML, drawn by the components themselves, and the styles it needs. */
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
    // A page that requires a login is drawn as a player sees it; otherwise the guard would leave it.
    token.value = ROUTES.some((route) => route.path === path && !route.open) ? '' : null
    render(path === '/login' ? drawLogin() : drawApp(path), root)
    const { innerHTML } = root
    // Unmounts before the effects run: they would load the screen.
    render(null, root)
    // Both are so by default.
    return innerHTML.replace(/ aria-(busy|disabled)="false"/g, '')
  })
  const css = extractCss()
  await window.happyDOM.close()
  return { bodies, css }
}

/** Without the router, as main.tsx hydrates it. */
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
