import { isForced } from './settings'

/** Where wallets put their provider: a global, and for some a property of it. */
const PLACES: readonly (readonly [string, string?])[] = [
  ['ethereum'],
  ['okxwallet'],
  ['safepalProvider'],
  ['trustwallet'],
  ['binancew3w', 'ethereum'],
  ['bitkeep', 'ethereum'],
  ['web3', 'currentProvider'],
]

let isAnnounced = false

/** Whether the page has another wallet, and this one was not requested by name. */
export const isAside = (own: object): boolean =>
  !isForced() && (isAnnounced || PLACES.some((place) => isOther(at(place), own)))

/** Calls `leave` once, when another wallet announces itself by EIP-6963; an injected one needs no call. */
export function onOtherWallet(own: object, detail: object, leave: () => void): void {
  const hear = (event: Event) => {
    const { detail: heard } = event as CustomEvent<unknown>
    if (heard === detail || !isOther((Object(heard) as { provider?: unknown }).provider, own)) return
    isAnnounced = true
    window.removeEventListener('eip6963:announceProvider', hear)
    leave()
  }
  window.addEventListener('eip6963:announceProvider', hear)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

function at([name, inner]: readonly [string, string?]): unknown {
  const value: unknown = Reflect.get(window, name)
  return inner ? Reflect.get(Object(value), inner) : value
}

function isOther(value: unknown, own: object): boolean {
  if (typeof value !== 'object' || value === null || value === own) return false
  return ['request', 'send', 'sendAsync'].some((way) => typeof Reflect.get(value, way) === 'function')
}
