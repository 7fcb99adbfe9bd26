import type { Hono } from 'hono'
import { RELAY_METHOD, RPC_PATH } from './rpcProxy'

const KEPT = 5000

/** One request that can change something: a POST to the provider, or a transaction given to the chain's node. */
export interface SeenRequest {
  /** Increases by one with each request. */
  number: number
  /** Milliseconds */
  time: number
  /** Path of the provider's call; for a node and the relayer, the method: `eth_sendTransaction`, `sandbox_relay`. */
  path: string
  /** Idempotency key of a call; null for a transaction. */
  key: string | null
  /** The transaction; null for a call. */
  transaction: { from: string; to: string; data: string } | null
  /** The envelope's code; null while it is under way, or if it was never answered. */
  code: number | null
}

export interface Requests {
  list(): SeenRequest[]
  add(request: Omit<SeenRequest, 'number' | 'time' | 'code'>): SeenRequest
  clear(): void
}

/** The log for tests that must not rely on the page's word. */
export function createRequests(): Requests {
  let seen: SeenRequest[] = []
  let last = 0
  return {
    list: () => [...seen],
    add: (request) => {
      const noted: SeenRequest = { ...request, number: ++last, time: Date.now(), code: null }
      seen = [...seen.slice(1 - KEPT), noted]
      return noted
    },
    clear: () => {
      seen = []
    },
  }
}

/** Records requests as they arrive, before any fault can strike them. */
export function watchRequests(app: Hono, requests: Requests): void {
  app.use('/api/*', async (context, next) => {
    const { method, path } = context.req
    if (method !== 'POST') return next()
    const key = context.req.header('idempotency-key')?.toLowerCase() ?? null
    const noted = requests.add({ path, key, transaction: null })
    await next()
    const envelope = (await context.res
      .clone()
      .json()
      .catch(() => null)) as { code?: number } | null
    if (!context.res.headers.has('x-hono-already-sent')) noted.code = Number(envelope?.code ?? context.res.status)
  })
  app.use(RPC_PATH, async (context, next) => {
    const text = await context.req.text()
    if (text.includes('eth_sendTransaction') || text.includes(RELAY_METHOD)) {
      const { method, params } = JSON.parse(text) as {
        method: string
        params: { from: string; to: string; data?: string }[]
      }
      for (const { from, to, data = '0x' } of params)
        requests.add({ path: method, key: null, transaction: { from, to, data } })
    }
    return next()
  })
}
