import type { CDPSession } from 'playwright-core'

/** What a request is for. Scripts and texts are `file`: a second visit has them. */
export type RequestKind = 'page' | 'file' | 'picture' | 'api' | 'chain'

/** A request that left the browser; what its cache answered is not among them. Times are the browser's own clock. */
export interface LoggedRequest {
  path: string
  /** Method, path and query: what makes two requests the same. */
  name: string
  kind: RequestKind
  sentMs: number
  /** When the answer began to arrive; null: not yet. */
  answeredMs: number | null
  /** As transferred, with the answer's head; null until all of it has arrived, 0 if it failed. */
  bytes: number | null
}

export interface NetworkLog {
  /** All requests so far, in the order in which they were sent. */
  requests(): LoggedRequest[]
  /** The browser's clock at a moment of the page's own, in milliseconds since 1970. */
  clockMs(wallMs: number): number
  /** Resolves when nothing has been under way for a while, or at its limit: of some requests a browser tells no end. */
  quiet(): Promise<void>
}

/** Between an answer and the requests that a busy page makes of it. */
const QUIET_MS = 700
const QUIET_LIMIT_MS = 10_000

const KINDS: readonly [RegExp, RequestKind][] = [
  [/^\/(art|sandbox\/art)\/|\.(png|svg|webp|ico)$/, 'picture'],
  [/^\/api\//, 'api'],
  [/^\/sandbox\//, 'chain'],
  [/^\/(a|t)\//, 'file'],
]
const kindOf = (path: string): RequestKind => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'

/** Logs the requests of a page from now on. */
export async function logNetwork(session: CDPSession): Promise<NetworkLog> {
  const all = new Map<string, LoggedRequest>()
  const underWay = new Set<string>()
  let aheadMs = 0
  let onQuiet: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  const watch = (): void => {
    clearTimeout(timer)
    if (underWay.size > 0) return
    timer = setTimeout(() => {
      for (const resolve of onQuiet) resolve()
      onQuiet = []
    }, QUIET_MS)
  }
  const forget = (id: string): void => {
    underWay.delete(id)
    watch()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    const { protocol, pathname, search } = new URL(request.url)
    if (!protocol.startsWith('http')) return
    aheadMs = (wallTime - timestamp) * 1000
    all.set(requestId, {
      path: pathname,
      name: `${request.method} ${pathname}${search}`,
      kind: kindOf(pathname),
      sentMs: timestamp * 1000,
      answeredMs: null,
      bytes: null,
    })
    underWay.add(requestId)
    watch()
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    all.delete(requestId)
    forget(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = all.get(requestId)
    if (response.fromDiskCache) all.delete(requestId)
    else if (request) request.answeredMs = timestamp * 1000
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = all.get(requestId)
    if (request) request.bytes = encodedDataLength
    forget(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    const request = all.get(requestId)
    if (request) request.bytes = 0
    forget(requestId)
  })
  await session.send('Network.enable')
  return {
    requests: () => [...all.values()],
    clockMs: (wallMs) => wallMs - aheadMs,
    quiet: () => {
      const quiet = new Promise<void>((resolve) => {
        onQuiet.push(resolve)
        setTimeout(resolve, QUIET_LIMIT_MS)
      })
      watch()
      return quiet
    },
  }
}
