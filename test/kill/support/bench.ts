import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { AssetWire } from '../../../src/api/asset'
import type { World } from '../../sandbox/control/startWorld'
import { type PersonName, personNamed } from '../../sandbox/people'

/**
 * How a page goes: its renderer is killed, its tab is closed, another page is loaded in its place, from which the
 * player loads the first again, or goes back to it.
 */
export const MANNERS = ['crash', 'close', 'reload', 'back'] as const
export type Manner = (typeof MANNERS)[number]

/** A sandbox and a browser to kill pages in. */
export interface Bench {
  world: World
  browser: Browser
  /** A crash unless told. */
  manner?: Manner
}

/** Calls one of the sandbox's controls. */
export async function control<T>({ world }: Pick<Bench, 'world'>, path: string, body?: object): Promise<T> {
  const answer = await world.app.request(`${world.url}/sandbox/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const reply = (await answer.json()) as T & { error?: string }
  if (!answer.ok) throw new Error(`${path}: ${reply.error}`)
  return reply
}

export interface Gift {
  kind: AssetWire['kind']
  place: AssetWire['place']
  price?: string
}

export const give = (bench: Pick<Bench, 'world'>, userid: PersonName, gift: Gift) =>
  control<AssetWire & { token_id: string }>(bench, 'give', { userid, ...gift })

/** The browser storage of a logged-in player whose wallet is linked and approves everything. */
export async function storageOf(bench: Pick<Bench, 'world'>, name: PersonName): Promise<Record<string, string>> {
  const { token } = await control<{ token: string }>(bench, 'session', { userid: name })
  return {
    token,
    'demo-wallet:account': personNamed(name).nickname,
    'demo-wallet:linked': '1',
    'demo-wallet:auto': '1',
  }
}

/** Opens a fresh browser profile in which this player is logged in. @param more what else its storage has */
export async function openProfile(
  bench: Bench,
  name: PersonName,
  more: Record<string, string> = {},
): Promise<BrowserContext> {
  const storage = { ...(await storageOf(bench, name)), ...more }
  const localStorage = Object.entries(storage).map(([key, value]) => ({ name: key, value }))
  const context = await bench.browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'en-US',
    hasTouch: true,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: bench.world.url, localStorage }] },
  })
  context.setDefaultTimeout(20_000)
  return context
}

export interface Killer {
  /**
   * Ends the page in the middle of whatever it does: none of it runs again. A crash does so even while its code is
   * stopped.
   */
  now(): Promise<void>
  hasBegun(): boolean
}

/** Prepares the death of a page. */
export async function readyToKill(page: Page, { world, manner = 'crash' }: Bench): Promise<Killer> {
  const session = await page.context().newCDPSession(page)
  let hasBegun = false
  const now = async () => {
    hasBegun = true
    if (manner === 'close') return page.close()
    // A page without the app: the tab lives, and the app in it does not.
    if (manner !== 'crash') return void (await page.goto(`${world.url}/licenses.html`))
    const dead = page.waitForEvent('crash')
    session.send('Page.crash').catch(Boolean)
    await dead
    await page.close()
  }
  return { now, hasBegun: () => hasBegun }
}
