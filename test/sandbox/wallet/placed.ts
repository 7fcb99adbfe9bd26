import type { Quirks } from './quirks'

type Place = Quirks['inject']['place']

/** Inside of what a wallet puts into some of the globals. */
const INNER: Partial<Record<Place, string>> = { binancew3w: 'ethereum', bitkeep: 'ethereum', web3: 'currentProvider' }

/** The global that a wallet with this place sets, and what it sets it to. */
export function placed(place: Place, provider: object): { name: string; value: object } {
  const inner = INNER[place]
  return { name: place === 'parent' ? 'ethereum' : place, value: inner ? { [inner]: provider } : provider }
}
