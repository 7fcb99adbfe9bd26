import { randomBytes } from 'node:crypto'
import type { Hex } from 'viem'
import type { Stats } from './stats'

export interface Reply {
  code: number
  msg: string
  // biome-ignore lint/suspicious/noExplicitAny: every call answers something else
  data: any
}

export const newKey = (): Hex => `0x${randomBytes(32).toString('hex')}`

/** One world under load. */
export interface Bench {
  url: string
  stats: Stats
  call(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<Reply>
  /** One of the sandbox's controls. */
  control(path: string, body?: object): Promise<unknown>
  /** The chain, through the site's own node path. */
  rpc(method: string, params: unknown[]): Promise<unknown>
}

interface CallOptions {
  body?: object
  token?: string
  key?: Hex
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Speaks with the world at this address. */
export function createBench(url: string, firstStats: Stats): Bench {
  const post = async (path: string, body: object): Promise<unknown> =>
    (await fetch(url + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })).json()
  const bench: Bench = {
    url,
    stats: firstStats,
    call: (method, path, { body = {}, token, key = newKey() } = {}) =>
      bench.stats.time(`${method} ${path.replace(/\d{4,}.*|\?.*/, '…')}`, async () => {
        const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
        const request: RequestInit =
          method === 'GET'
            ? { headers: authorization }
            : {
                method,
                headers: { ...JSON_TYPE, ...authorization, 'idempotency-key': key },
                body: JSON.stringify(body),
              }
        const reply = (await (await fetch(url + path, request)).json()) as Reply
        if (reply.code >= 500 && reply.code < 600) throw new Error(reply.msg)
        if (reply.code !== 200 && reply.code !== 425) bench.stats.refuse(reply.code)
        return reply
      }),
    control: async (path, body) => (body ? post(path, body) : (await fetch(url + path)).json()),
    rpc: async (method, params) => {
      const body = { jsonrpc: '2.0', id: 1, method, params }
      const { result, error } = (await post('/sandbox/rpc', body)) as { result?: unknown; error?: { message: string } }
      if (error) throw new Error(error.message)
      return result
    },
  }
  return bench
}
