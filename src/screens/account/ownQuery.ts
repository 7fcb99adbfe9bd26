import { ASSET_KINDS, type AssetKind, PLACES, type Place } from '../../domain/asset'

/** Which of the player's assets are listed; null: all. */
export interface OwnFilter {
  kind: AssetKind | null
  place: Place | null
}

const oneOf = <T extends string>(text: string | null, allowed: readonly T[]): T | null =>
  allowed.find((value) => value === text) ?? null

/** The filter of an address; what is absent or unknown means all. */
export function toOwnFilter(query: string): OwnFilter {
  const values = new URLSearchParams(query)
  return { kind: oneOf(values.get('kind'), ASSET_KINDS), place: oneOf(values.get('place'), PLACES) }
}

/** The address of the account page under a filter; the inverse of `toOwnFilter`. */
export function ownPath({ kind, place }: OwnFilter): string {
  const values = new URLSearchParams()
  if (kind) values.set('kind', kind)
  if (place) values.set('place', place)
  const query = values.toString()
  return query ? `/accountAccount?${query}` : '/accountAccount'
}
