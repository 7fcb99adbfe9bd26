import { config } from '../../../src/config'

/** One request of the page. */
export interface NetCall {
  path: string
  /** To a node of the chain, and what it is asked. */
  rpc: string | null
  isWrite: boolean
  /** The idempotency key; empty if it has none. */
  key: string
}

export type Trouble = (call: NetCall, next: () => Promise<Response>) => Promise<Response>

type Fetch = (input: unknown, init?: RequestInit) => Promise<Response>

/** The page's network, with a trouble in front of the provider and the nodes while there is one. */
export class Net {
  trouble: Trouble | null = null

  constructor(private readonly answer: Fetch) {}

  fetch: Fetch = (input, init = {}) => {
    const path = String(input).split('?')[0] ?? ''
    const isNode = config.rpcUrls.some((url) => path.endsWith(url))
    const call: NetCall = {
      path,
      rpc: isNode ? (JSON.parse(String(init.body)) as { method: string }).method : null,
      isWrite: !isNode && init.method === 'POST',
      key: new Headers(init.headers).get('idempotency-key') ?? '',
    }
    const next = () => this.answer(input, init)
    return this.trouble ? this.trouble(call, next) : next()
  }
}

export const never = (): Promise<never> => new Promise(() => {})
export const failedFetch = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
