import { type Page, readInjected } from './injected'
import { type Eip1193Provider, isProvider, type Wallet } from './provider'
import { wait } from './wait'

/** MetaMask's detect-provider waits as long. */
const WAIT_MS = 3000
const LOOK_AGAIN_MS = 250

export interface Found {
  provider: Eip1193Provider
  /** The name the wallet gave itself by EIP-6963, if it did. */
  rdns: string | null
}

export interface FindOptions {
  waitMs?: number
  page?: Window
}

/**
 * The wallet's provider, or null when none came in time. It may come late (MetaMask/metamask-mobile#1875; Trust injects
 * at page start without waiting), so: now, on `ethereum#initialized`, by EIP-6963, and every 250 ms.
 */
export async function findProvider({ waitMs = WAIT_MS, page = window }: FindOptions = {}): Promise<Found | null> {
  const announced: Found[] = []
  const hint = new AbortController()
  const onAnnounce = (event: Event) => {
    const found = toFound((event as CustomEvent<unknown>).detail)
    if (found) announced.push(found)
  }
  const onInitialized = () => hint.abort()
  page.addEventListener('eip6963:announceProvider', onAnnounce)
  page.addEventListener('ethereum#initialized', onInitialized)
  try {
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
      const provider = readInjected(page as Page)
      if (provider) return { provider, rdns: announced.find((found) => found.provider === provider)?.rdns ?? null }
      // Only a gap is filled by an announcement: inside a wallet there is one wallet, and it means `ethereum`.
      const [first] = announced
      if (first && waited > 0) return first
      if (waited >= waitMs) return null
      await wait(LOOK_AGAIN_MS, hint.signal)
    }
  } finally {
    page.removeEventListener('eip6963:announceProvider', onAnnounce)
    page.removeEventListener('ethereum#initialized', onInitialized)
  }
}

/** The wallet behind what was found; what is injected anew later takes the first one's place. */
export function toWallet(found: Found, page: Window = window): Wallet {
  return { provider: () => readInjected(page as Page) ?? found.provider }
}

function toFound(detail: unknown): Found | null {
  const { provider, info } = Object(detail) as { provider?: unknown; info?: { rdns?: unknown } }
  const rdns = info?.rdns
  return isProvider(provider) ? { provider, rdns: typeof rdns === 'string' ? rdns : null } : null
}
