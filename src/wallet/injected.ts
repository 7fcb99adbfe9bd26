import { toEip1193 } from './legacyProvider'
import { type Eip1193Provider, isProvider } from './provider'

/** The window with whatever wallets put into it. */
export type Page = Window & Readonly<Record<string, unknown>>

/** Where wallets put their own provider, for when `ethereum` is missing or taken. */
const OWN_PLACES: readonly (readonly [string, string?])[] = [
  ['safepalProvider'],
  ['okxwallet'],
  ['binancew3w', 'ethereum'],
  ['bitkeep', 'ethereum'],
  ['trustwallet'],
]

/**
 * The provider a wallet has injected so far, or null. `ethereum` comes first: it is the one the wallet intends. One
 * from before EIP-1193 is used only if there is no other.
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
    return null // a frame of another origin cannot be read
  }
}
