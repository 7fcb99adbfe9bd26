import type { JournalEntry } from '../../domain/journal'
import type { AnyPayload } from '../../domain/payload'
import type { Flow } from '../../state/flow'

/**
 * What an action is for: the price in its entry, or else the price of the asset under review, in the coin's smallest
 * unit; null: none.
 */
export function shownPrice({ asset }: Flow, entry: JournalEntry | null): bigint | null {
  const { price: agreed }: AnyPayload = entry?.payload ?? {}
  return agreed === undefined ? (asset?.price ?? null) : BigInt(agreed)
}
