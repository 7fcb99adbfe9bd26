import type { Quirks } from './quirks'

type Place = Quirks['inject']['place']

/** The property inside the global, for wallets that nest their provider. */
const INNER: Partial<Record<Place, string>> = { binancew3w: 'ethereum', bitkeep: 'ethereum', web3: 'currentProvider' }

/** The global that a wallet of this place sets, and its value. */
export function placed(place: Place, provider: object): { name: string; value: object } {
  const inner = INNER[place]
  return { name: place === 'parent' ? 'ethereum' : place, value: inner ? { [inner]: provider } : provider }
}
