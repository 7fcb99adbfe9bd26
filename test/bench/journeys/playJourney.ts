import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { until } from '../../kill/support/until'
import type { Journey } from './journeys'
import { measure, type Played } from './measure'
import { logNetwork, type NetworkLog } from './networkLog'
import { type Sign, type Watched, type WatchedWindow, watchPage } from './watchPage'

/** A network: how long each request is held, and what passes a second in each direction; null: nothing is slowed. */
export interface Net {
  delayMs: number
  downKbits: number | null
  upKbits: number | null
}

export interface Scene {
  browser: Browser
  url: string
  net: Net
  /** How many times slower than this machine. */
  cpu: number
  /** Between the moment a control is seen and its tap. */
  waitMs: number
  /** Measures the second visit: the first one has filled the cache. */
  again: boolean
  /** The token of the player's session. */
  token: string
  account: string
  askChain: WatchedWindow['askChain']
}

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const LIMIT_MS = 60_000

async function openContext({ browser, url, token }: Scene, { isPlayer }: Journey): Promise<BrowserContext> {
  const localStorage = isPlayer ? [{ name: 'token', value: token }] : []
  return browser.newContext({
    ...PHONE,
    locale: 'en-US',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
}

async function slowDown(session: CDPSession, { net, cpu }: Scene): Promise<void> {
  const bytesPerSecond = (kbits: number | null): number => (kbits === null ? -1 : kbits * 125)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: net.delayMs,
    downloadThroughput: bytesPerSecond(net.downKbits),
    uploadThroughput: bytesPerSecond(net.upKbits),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

const inPage = (page: Page, sign: Sign): Promise<boolean> =>
  page.evaluate((wanted) => (window as unknown as WatchedWindow).journey.isSeen(wanted), sign)

const tapNow = (page: Page, sign: Sign): Promise<boolean> =>
  page.evaluate((wanted) => (window as unknown as WatchedWindow).journey.tap(wanted), sign)

async function ended(page: Page): Promise<void> {
  const isOver = () => (window as unknown as WatchedWindow).journey.endedMs !== null
  await page.waitForFunction(isOver, null, { timeout: LIMIT_MS, polling: 50 })
}

/** Brings an unslowed page to where its count begins. */
async function prepare(page: Page, log: NetworkLog, address: string, { before = [], tap }: Journey): Promise<void> {
  await page.goto(address)
  for (const sign of before) {
    await until(sign.css, () => inPage(page, sign))
    // The player looks before each tap, and what the tap needs comes meanwhile.
    await log.quiet()
    await tapNow(page, sign)
  }
  if (tap) await until(tap.css, () => inPage(page, tap))
  await log.quiet()
}

/**
 * Plays a journey in a fresh profile and measures it.
 * @throws {Error} when its end is not reached within a minute
 */
export async function playJourney(scene: Scene, journey: Journey, path: string): Promise<Played> {
  const context = await openContext(scene, journey)
  try {
    const page = await context.newPage()
    await page.exposeFunction('askChain', scene.askChain)
    const isFromStart = journey.from === 'start'
    const watched: Watched = {
      tap: isFromStart ? (journey.tap ?? null) : null,
      end: journey.end,
      waitMs: scene.waitMs,
      account: journey.isPlayer ? scene.account : null,
    }
    await page.addInitScript(watchPage, watched)
    const session = await context.newCDPSession(page)
    const address = scene.url + path
    const log = await logNetwork(session)
    if (scene.again) {
      await page.goto(address)
      await ended(page)
      await log.quiet()
      await page.goto('about:blank')
    }
    if (isFromStart) {
      await slowDown(session, scene)
    } else {
      await prepare(page, log, address, journey)
      await slowDown(session, scene)
      if (journey.tap) await tapNow(page, journey.tap)
    }
    const earlier = log.requests().length
    if (isFromStart) await page.goto(address, { waitUntil: 'commit', timeout: LIMIT_MS })
    await ended(page)
    return await measure(page, log, { delayMs: scene.net.delayMs, waitMs: scene.waitMs, isFromStart, earlier })
  } finally {
    await context.close()
  }
}
