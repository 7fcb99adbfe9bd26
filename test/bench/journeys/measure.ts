import type { Page } from 'playwright-core'
import { until } from '../../kill/support/until'
import { longestChain } from './longestChain'
import type { LoggedRequest, NetworkLog } from './networkLog'
import type { WatchedWindow } from './watchPage'

export interface Played {
  /** Paths of the requests that had to wait for each other: each is a round trip. */
  chain: readonly string[]
  /** The same of requests to the chain's nodes: how often the page waited for one answer before it sent the next. */
  nodeTrips: number
  /** Until it can be done, without the wait before the tap. */
  ms: number
  /** From the address to the first paint; null where the count begins with a tap. */
  firstPaintMs: number | null
  /** All that were sent until then, pictures apart. */
  requests: number
  /** Of those, scripts and texts. */
  files: number
  /** As transferred, pictures and the provider's answers apart. */
  bytes: number
  /** The same of scripts and texts alone. */
  fileBytes: number
  /** What was asked for more than once, also by what follows until the page is quiet. */
  twice: readonly string[]
  /** Everything that was sent until then. */
  trace: readonly LoggedRequest[]
}

export interface Measuring {
  delayMs: number
  waitMs: number
  isFromStart: boolean
  /** How many requests had been sent before the count began. */
  earlier: number
}

const readPage = (page: Page) =>
  page.evaluate(() => {
    const { tappedMs, endedMs } = (window as unknown as WatchedWindow).journey
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { tappedMs, endedMs, openedMs: performance.timeOrigin, paintMs: paint?.startTime ?? null }
  })

const bytesOf = (requests: readonly LoggedRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)

/**
 * What the page asked for more than once. Of the chain's nodes it asks different things at one address, and for the icon
 * the browser asks at each step.
 */
function findTwice(requests: readonly LoggedRequest[]): string[] {
  const own = requests.filter(({ kind, path }) => kind !== 'chain' && path !== '/icon.svg')
  const names = own.map(({ name }) => name)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

/** Reads a journey that has ended. What was sent before its end is awaited and counted whole. */
export async function measure(page: Page, log: NetworkLog, measuring: Measuring): Promise<Played> {
  const { delayMs, waitMs, isFromStart, earlier } = measuring
  const { tappedMs, endedMs, openedMs, paintMs } = await readPage(page)
  const startedMs = isFromStart ? openedMs : tappedMs
  if (startedMs === null || endedMs === null) throw new Error('the journey has not begun or not ended')
  const endMs = log.clockMs(endedMs)
  const trace = log
    .requests()
    .slice(earlier)
    .filter(({ sentMs }) => sentMs <= endMs)
  await until('the answers to what was sent', async () => trace.every(({ bytes }) => bytes !== null))
  await log.quiet()
  const answeredOf = (requests: readonly LoggedRequest[]) =>
    requests.flatMap(({ path, sentMs, answeredMs }) =>
      answeredMs !== null && answeredMs <= endMs ? [{ path, sentMs, answeredMs }] : [],
    )
  // What the wallet and the nodes need is the same for every page.
  const own = trace.filter(({ kind }) => kind !== 'chain')
  const toNodes = trace.filter(({ kind }) => kind === 'chain')
  const files = own.filter(({ kind }) => kind === 'file')
  return {
    chain: longestChain(answeredOf(own), delayMs).map(({ path }) => path),
    // The sandbox has six connections for them, public nodes have one for all (HTTP/2): waiting for one does not count.
    nodeTrips: longestChain(answeredOf(toNodes), Number.POSITIVE_INFINITY).length,
    ms: endedMs - startedMs - (isFromStart && tappedMs !== null ? waitMs : 0),
    firstPaintMs: isFromStart ? paintMs : null,
    requests: own.filter(({ kind }) => kind !== 'picture').length,
    files: files.length,
    bytes: bytesOf(own.filter(({ kind }) => kind === 'file' || kind === 'page')),
    fileBytes: bytesOf(files),
    twice: findTwice(log.requests().slice(earlier)),
    trace,
  }
}
