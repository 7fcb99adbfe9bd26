import type { AssetWire } from '../../../src/api/asset'
import { config } from '../../../src/config'
import type { FakeChain } from './fakeChain'

/** How the provider, or the way to it, goes wrong once: before it has done anything, or after. */
export type Trouble = 'refusedConnection' | 'replyLost' | 'html' | { code: number; msg?: string }

interface Received {
  path: string
  key: string
  body: Record<string, unknown>
}

export const wireAsset = (changes: Partial<AssetWire> = {}): AssetWire => ({
  id: 'hero-1',
  index_id: '1001',
  kind: 'hero',
  name: 'Ancestor',
  grade: 3,
  camp: 1,
  profession: 2,
  skill: 1,
  star: 4,
  level: 5,
  stage: 1,
  place: 'wallet',
  status: 0,
  token_id: '7',
  owner_id: 'alice',
  owner_address: `0x${'a'.repeat(40)}`,
  owner_name: 'Alice',
  picture: null,
  price: null,
  market: null,
  activated: true,
  listed_at: 0,
  deadline: null,
  ...changes,
})

const PREPARING = /^\/api\/(card\/(sell|cancel|buy)\/|mint\/card|card\/claim)/
const CONFIRMING =
  /^\/api\/(card\/(sellback|cancelback|buyback|deposit)|mint\/callback|add\/mdragon|user\/(refresh|active|bgg\/active|brp\/active|charge|charge2|bgg\/charge))/

/** The provider as the actions see it. Callbacks are believed only when the chain has the key as a `ref`. */
export class FakeApi {
  readonly received: Received[] = []
  /** Keys of what it was told and accepted. */
  readonly ledger: string[] = []
  /** Callbacks that came before their effect was deep enough in the chain. */
  readonly early: string[] = []
  /** Answers of the test's own, by path; a function is given what was sent and the query. */
  readonly answers: Record<string, unknown> = {}
  /** The next troubles of a path, one a call. */
  readonly troubles: Record<string, Trouble[]> = {}

  constructor(private readonly chain: FakeChain) {}

  /** The bodies sent to a path. */
  to(path: string): Received[] {
    return this.received.filter((call) => call.path === path)
  }

  fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const [path = '', query] = String(input).split('?')
    if (config.rpcUrls.some((url) => path.endsWith(url))) return this.node(init)
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
    this.received.push({ path, key, body })
    const trouble = this.troubles[path]?.shift()
    if (trouble === 'refusedConnection') throw new TypeError('Failed to fetch')
    if (trouble === 'html') return new Response('<html></html>')
    if (typeof trouble === 'object') return Response.json({ code: trouble.code, msg: trouble.msg ?? 'no', data: null })
    const data = this.answer(path, key, body, new URLSearchParams(query))
    if (trouble === 'replyLost') throw new TypeError('Failed to fetch')
    return Response.json(data === undefined ? { code: 425, msg: 'not yet', data: null } : { code: 200, msg: '', data })
  }

  private async node(init: RequestInit): Promise<Response> {
    const { method, params } = JSON.parse(String(init.body)) as { method: string; params: unknown[] }
    if (this.chain.isDown) throw new TypeError('Failed to fetch')
    const answer = await this.chain.rpc(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    return Response.json({ jsonrpc: '2.0', id: 1, ...answer })
  }

  /** undefined stands for "not on chain yet". */
  private answer(path: string, key: string, body: Record<string, unknown>, query: URLSearchParams): unknown {
    // A refresh that names no step, by a hash or by a key that the chain has noted, is only asked to look.
    const isStep = path !== '/api/user/refresh' || 'hash' in body || this.isNoted(key)
    const isConfirming = CONFIRMING.test(path) && isStep
    if (isConfirming && !this.prove(key)) return undefined
    if (path in this.answers) {
      const answer = this.answers[path]
      return typeof answer === 'function' ? answer(body, query) : answer
    }
    if (path === '/api/mint/card') return { id: 'order-1', kind: body.kind, coin: body.coin, price: '70' }
    if (path === '/api/card/claim') return { item: wireAsset({ status: 3 }), hash: null }
    if (PREPARING.test(path)) return { id: 'order-1', token_id: '7', price: body.price ?? null }
    if (path === '/api/user/refresh') return { changed: 1, items: [wireAsset()] }
    if (path === '/api/user/brp/active') return { activated: true }
    if (/charge/.test(path)) return { coins: {}, frozen_coins: {} }
    if (path === '/api/wallet/address') return { address: config.vault }
    if (path === '/api/user/card/list') return { items: [], next: null }
    return wireAsset()
  }

  private isNoted(key: string): boolean {
    return key !== '' && [...this.chain.state.done.keys()].some((name) => name.endsWith(key))
  }

  private prove(key: string): boolean {
    const blocks = [...this.chain.state.done].filter(([name]) => name.endsWith(key)).map(([, block]) => block)
    const [block] = blocks
    if (block === undefined || block > this.chain.finalized) {
      this.early.push(key)
      return false
    }
    if (!this.ledger.includes(key)) this.ledger.push(key)
    return true
  }
}
