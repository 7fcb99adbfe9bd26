import { config } from '../config'
import { isAddress } from '../domain/address'
import { expectedWallet } from '../wallet/identify'
import { readInjected } from '../wallet/injected'
import { type Eip1193Provider, isProvider } from '../wallet/provider'
import { type Outside, within } from './outside'

/** As long as the app itself waits: longer in a wallet's browser, whose provider may come late. */
const findLimitMs = (page: Window): number => (expectedWallet(page) === null ? 3000 : 10_000)
const LOOK_AGAIN_MS = 250
const ASK_MS = 3000
const API_MS = 8000
const NODE_MS = 5000

export interface FoundWallet {
  provider: Eip1193Provider
  /** Where it was found: `ethereum`, another global, or only announced by EIP-6963. */
  place: 'ethereum' | 'own' | 'announced'
  afterMs: number
  /** Names by EIP-6963. */
  announced: string[]
}

/** Who is logged in, according to the provider: an address, '' for an account without one. */
export type Login = { is: 'none' | 'ended' | 'unknown' } | { is: 'in'; address: string }

export interface NodeAnswer {
  /** Its host; never the path, which may hold a key. */
  name: string
  is: 'ok' | 'silent' | 'wrong'
  ms: number
  height: number
  /** Time of its newest block, in Unix milliseconds. */
  blockMs: number
}

/** What several checks need, requested once per run. */
export interface Shared {
  wallet(): Promise<FoundWallet | null>
  /** One of the requests that open nothing in a wallet; null without an answer in 3 s. */
  ask(method: 'eth_accounts' | 'eth_chainId' | 'net_version'): Promise<unknown>
  /** The linked account in lower case; null when there is none. */
  account(): Promise<string | null>
  login(): Promise<Login>
  nodes(): Promise<NodeAnswer[]>
  /** The first usable answer of a node; null if all are silent. */
  askNodes(method: string, params: unknown[]): Promise<unknown>
  settings(): ReturnType<Outside['send']>
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made = made || make()
    return made
  }
}

/** A fresh look at what the checks of one run share. */
export function share(outside: Outside): Shared {
  const shared: Shared = {
    wallet: once(() => findWallet(outside)),
    ask: async (method) => {
      const found = await shared.wallet()
      return found ? within(outside, ASK_MS, askProvider(found.provider, method)) : null
    },
    account: once(async () => {
      const answer = await shared.ask('eth_accounts')
      const first: unknown = Array.isArray(answer) ? answer[0] : null
      return typeof first === 'string' && isAddress(first) ? first.toLowerCase() : null
    }),
    login: once(() => readLogin(outside)),
    nodes: once(() => Promise.all(config.rpcUrls.map((url) => askNode(outside, url)))),
    askNodes: async (method, params) => {
      for (const url of config.rpcUrls) {
        const result = await rpc(outside, url, method, params)
        if (result !== null) return result
      }
      return null
    },
    settings: once(() => outside.send({ url: `${config.apiBase}/api/website/setting`, limitMs: API_MS })),
  }
  return shared
}

/** A provider may throw instead of rejecting. */
async function askProvider(provider: Eip1193Provider, method: string): Promise<unknown> {
  return provider.request({ method })
}

async function findWallet(outside: Outside): Promise<FoundWallet | null> {
  const { page } = outside
  const started = outside.now()
  const announced: { provider: Eip1193Provider; rdns: string }[] = []
  const onAnnounce = (event: Event) => {
    const { provider, info } = Object((event as CustomEvent<unknown>).detail) as {
      provider?: unknown
      info?: { rdns?: unknown }
    }
    if (isProvider(provider)) announced.push({ provider, rdns: String(Object(info).rdns) })
  }
  const limitMs = findLimitMs(page)
  page.addEventListener('eip6963:announceProvider', onAnnounce)
  try {
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    for (;;) {
      const afterMs = outside.now() - started
      const injected = readInjected(page as Parameters<typeof readInjected>[0])
      const provider = injected ?? (afterMs > 0 ? announced[0]?.provider : undefined)
      if (provider) {
        const isUsual = injected === (page as { ethereum?: unknown }).ethereum
        const place = !injected ? 'announced' : isUsual ? 'ethereum' : 'own'
        return { provider, place, afterMs, announced: announced.map(({ rdns }) => rdns) }
      }
      if (afterMs >= limitMs) return null
      await outside.wait(LOOK_AGAIN_MS)
    }
  } finally {
    page.removeEventListener('eip6963:announceProvider', onAnnounce)
  }
}

/** The token is sent only where the app sends it, and never shown. */
async function readLogin(outside: Outside): Promise<Login> {
  const token = readStored(outside.page, 'token')
  if (!token) return { is: 'none' }
  const { status, text } = await outside.send({
    url: `${config.apiBase}/api/user/info`,
    limitMs: API_MS,
    headers: { authorization: `Bearer ${token}` },
  })
  const { code, data } = Object(parse(text)) as { code?: unknown; data?: { address?: unknown } }
  if (status === 401 || code === 401) return { is: 'ended' }
  const address: unknown = Object(data).address
  return typeof address === 'string' ? { is: 'in', address: address.toLowerCase() } : { is: 'unknown' }
}

/** What the page stores under a name; null also where storage is disabled. */
export function readStored(page: Window, name: string): string | null {
  try {
    return page.localStorage.getItem(name)
  } catch {
    return null
  }
}

async function rpc(outside: Outside, url: string, method: string, params: unknown[]): Promise<unknown> {
  const { text } = await outside.send({ url, limitMs: NODE_MS, body: { jsonrpc: '2.0', id: 1, method, params } })
  const { result } = Object(parse(text)) as { result?: unknown }
  return result === undefined ? null : result
}

async function askNode(outside: Outside, url: string): Promise<NodeAnswer> {
  const started = outside.now()
  const [chain, block] = await Promise.all([
    rpc(outside, url, 'eth_chainId', []),
    rpc(outside, url, 'eth_getBlockByNumber', ['latest', false]),
  ])
  const { number, timestamp } = Object(block) as { number?: unknown; timestamp?: unknown }
  const isOurs = Number(chain) === config.chainId
  const isWhole = typeof chain === 'string' && typeof number === 'string' && typeof timestamp === 'string'
  return {
    name: hostOf(url, outside.page),
    is: !isWhole ? 'silent' : isOurs ? 'ok' : 'wrong',
    ms: outside.now() - started,
    height: Number(number) || 0,
    blockMs: (Number(timestamp) || 0) * 1000,
  }
}

const hostOf = (url: string, page: Window): string => /^\w+:\/\/([^/]+)/.exec(url)?.[1] ?? page.location.host

/** The parsed JSON, or null if the text is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
