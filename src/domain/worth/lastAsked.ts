import { type JournalEntry, Step } from '../journal'

/**
 * What the player last asked for an asset, by the newest entry of this device that came true; null: it has none. In the
 * price coin's smallest unit.
 * @param entries newest first
 */
export function lastAsked(entries: readonly JournalEntry[], assetId: string): bigint | null {
  for (const { kind, step, payload } of entries) {
    const isPriced = kind === 'sell' || kind === 'auctionStart' || kind === 'priceChange'
    if (isPriced && payload.assetId === assetId && (step === Step.mined || step === Step.done))
      return BigInt(payload.price)
  }
  return null
}
