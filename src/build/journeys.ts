import { basename } from 'node:path'
import type { Metafile } from 'esbuild'
import type { Journey } from '../early'
import type { FirstCall } from '../router/callUrl'
import { outputHolding } from './chunks'
import type { RouteParts } from './prerender'
import { type ScriptGraph, withImports } from './scriptGraph'

/** A page that a path can be opened with, and all that it draws. */
export interface Opened {
  /** A wouter pattern. */
  path: string
  of?: Journey['of']
  /** Source files of the lazy modules that it shows at once. */
  modules: readonly string[]
  texts: readonly string[]
  calls: readonly FirstCall[]
}

/** What a visitor can tap on the login page, and the messages that follow. */
const LOGIN: Opened = {
  path: '/(?:login)?',
  of: 'visitor',
  modules: ['src/actions/session/logInByWallet.ts', 'src/screens/login/PasswordForm.tsx'],
  texts: ['signIn', 'guide', 'error', 'wallet'],
  calls: [],
}
/** The frame around every other screen, with the provider's client. */
const FRAME = { modules: ['src/App.tsx', 'src/actions/page/start.ts'], texts: ['frame', 'error'] }
/** Where the guard leads a player from the start page, the login and /Account. */
const HOME = '/accountAccount'

/** What a screen fetches in any case as soon as it is drawn. */
const AT_ONCE: Readonly<Record<string, readonly string[]>> = { '/shares': ['src/ui/qr/qrPath.ts'] }

/** The login and every screen, as they are opened by their addresses. */
export function openedBy(routes: readonly RouteParts[]): Opened[] {
  const screens = routes.map(
    ({ path, open, module, texts, calls, session }): Opened => ({
      path: path === HOME ? '/(?:login|Account|accountAccount)?' : path,
      ...(!open && { of: 'player' }),
      modules: [...FRAME.modules, module, ...(AT_ONCE[path] ?? [])],
      texts: [...FRAME.texts, ...texts],
      calls: [...session, ...calls],
    }),
  )
  return [LOGIN, ...screens]
}

/** What each of these pages needs for its address: all of its scripts, in the order in which it waits for them. */
export function toJourneys(
  opened: readonly Opened[],
  outputs: Metafile['outputs'],
  graph: ScriptGraph,
  entry: string,
): Journey[] {
  const scriptOf = (source: string) => basename(outputHolding(outputs, source))
  const first = withImports(graph, [scriptOf(entry)])
  return opened.map(({ path, modules, texts, ...rest }) => ({
    ...rest,
    pattern: path.replace(/\/:\w+/g, '/([^/]+)'),
    scripts: [...withImports(graph, modules.map(scriptOf))]
      .filter((name) => !first.has(name))
      .map((name) => `/a/${name}`),
    texts: textsName(texts),
  }))
}

/** The name of the file that these tables come in. */
export const textsName = (tables: readonly string[]): string => [...new Set(tables)].sort().join('+')
