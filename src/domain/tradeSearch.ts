import type { Address } from './address'
import type { TradedAsset } from './waiting'

/** What is known of a player's shares, and how far the feed was looked through for them. */
export interface Search {
  /** The account whose shares they are. */
  account: Address
  assets: readonly TradedAsset[]
  /** The newest line that was read, and its time in Unix seconds; null: none yet. */
  newest: { id: string; time: number } | null
  /** Cursor of the older lines that were not read; null: all were; undefined: the newest were not. */
  next: string | null | undefined
}

export const newSearch = (account: Address): Search => ({ account, assets: [], newest: null, next: undefined })

/** With these assets, each once. A later name replaces an older one. */
export function withAssets(search: Search, found: readonly TradedAsset[]): Search {
  const ids = found.map(({ id }) => id)
  const others = search.assets.filter(({ id }) => !ids.includes(id))
  return { ...search, assets: [...others, ...found.filter(({ id }, index) => ids.indexOf(id) === index)] }
}
