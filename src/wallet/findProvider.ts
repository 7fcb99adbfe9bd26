import { expectedWallet } from './identify'
import { type Page, readInjected } from './injected'
import { toEip1193 } from './legacyProvider'
import { type Eip1193Provider, isProvider, type Wallet } from './provider'
import { assertNotAborted } from './unlessAborted'
import { wait } from './wait'

/** As long as MetaMask's detect-provider waits. */
const WAIT_MS = 3000
/** Inside a wallet the provider will come, but not always soon: on a slow phone it loads after the page. */
const IN_WALLET_WAIT_MS = 10_000
const LOOK_AGAIN_MS = 250

export interface Found {
  provider: Eip1193Provider
  /** The name the wallet announced through EIP-6963, if any. */
  rdns: string | null
}

export interface FindOptions {
  /** Default: 3 s, and 10 s inside a wallet's browser. */
  waitMs?: number | undefined
  page?: Window
  signal?: AbortSignal | undefined
}

/**
 * The wallet's provider, or null when none came in time. It may come late (MetaMask/metamask-mobile#1875; Trust injects
 * at page start without waiting), so this looks now, on `ethereum#initialized`, through EIP-6963, and every 250 ms.
 * @throws {AppError} rejected when aborted
 */
export async function findProvider({ waitMs, page = window, signal }: FindOptions = {}): Promise<Found | null> {
  const limitMs = waitMs ?? (expectedWallet(page) === null ? WAIT_MS : IN_WALLET_WAIT_MS)
  const announced: Found[] = []
  let pause = new AbortController()
  const onAnnounce = (event: Event) => {
    const found = toFound((event as CustomEvent<unknown>).detail)
    if (found) announced.push(found)
  }
  /** Ends the current pause, not the search: the event may fire before the provider is there. */
  const onHint = () => pause.abort()
  signal?.addEventListener('abort', onHint)
  page.addEventListener('eip6963:announceProvider', onAnnounce)
  page.addEventListener('ethereum#initialized', onHint)
  try {
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    for (const start = Date.now(); ; ) {
      assertNotAborted(signal)
      const waited = Date.now() - start
      const provider = readInjected(page as Page)
      if (provider) return { provider, rdns: announced.find((found) => found.provider === provider)?.rdns ?? null }
      // Announced providers only fill a gap: inside a wallet there is one wallet, and it intends `ethereum`.
      const [first] = announced
      if (first && waited > 0) return first
      if (waited >= limitMs) return null
      pause = new AbortController()
      await wait(LOOK_AGAIN_MS, pause.signal)
    }
  } finally {
    page.removeEventListener('eip6963:announceProvider', onAnnounce)
    page.removeEventListener('ethereum#initialized', onHint)
    signal?.removeEventListener('abort', onHint)
  }
}

/** A Wallet for the provider found; one that the wallet injects later replaces it. */
export function toWallet(found: Found, page: Window = window): Wallet {
  return { provider: () => readInjected(page as Page) ?? found.provider }
}

function toFound(detail: unknown): Found | null {
  const { provider: announced, info } = Object(detail) as { provider?: unknown; info?: { rdns?: unknown } }
  const rdns = info?.rdns
  const provider = isProvider(announced) ? announced : toEip1193(announced)
  return provider && { provider, rdns: typeof rdns === 'string' ? rdns : null }
}
