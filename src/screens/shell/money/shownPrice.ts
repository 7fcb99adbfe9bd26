import type { JournalEntry } from '../../../domain/journal'
import type { Flow } from '../../../state/journal'

/**
 * What an action is for: the price that its entry has written down, or else that of the asset it was reviewed with, in
 * the coin's smallest unit; null: none.
 */
export function shownPrice({ asset }: Flow, entry: JournalEntry | null): bigint | null {
  const agreed = entry?.payload.price
  return agreed === undefined ? (asset?.price ?? null) : BigInt(agreed)
}
