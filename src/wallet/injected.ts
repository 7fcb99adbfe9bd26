import { toEip1193 } from './legacyProvider'
import { type Eip1193Provider, isProvider } from './provider'

/** The window as wallets leave it. */
export type Page = Window & Readonly<Record<string, unknown>>

/** Where wallets put a provider of their own, for when `ethereum` is missing or taken. */
const OWN_PLACES: readonly (readonly [string, string?])[] = [
  ['safepalProvider'],
  ['okxwallet'],
  ['binancew3w', 'ethereum'],
  ['bitkeep', 'ethereum'],
  ['trustwallet'],
]

/**
 * The provider a wallet has put into the page by now, or null. `ethereum` goes first: it is what the wallet means. One
 * from before EIP-1193 is taken where there is no other.
 */
export function readInjected(page: Page): Eip1193Provider | null {
  const places = [page.ethereum, ...OWN_PLACES.map((path) => at(page, path)), parentProvider(page)]
  const provider = places.find(isProvider)
  if (provider) return provider
  for (const place of [...places, at(page, ['web3', 'currentProvider'])]) {
    const adapted = isProvider(place) ? place : toEip1193(place)
    if (adapted) return adapted
  }
  return null
}

function at(page: Page, [name, inner]: readonly [string, string?]): unknown {
  const own = page[name]
  return inner ? (Object(own) as Record<string, unknown>)[inner] : own
}

/** TokenPocket shows some pages in a frame and injects into the outer one (TP-Lab/tp-js-sdk#18). */
function parentProvider(page: Page): unknown {
  try {
    return page.parent === page ? null : (page.parent as Page | null)?.ethereum
  } catch {
    return null // another origin's frame does not let us look
  }
}
