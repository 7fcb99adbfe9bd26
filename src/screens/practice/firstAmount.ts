import { minimumBid } from '../../domain/bid'
import type { PracticeAsset, PracticeKind } from '../../domain/practice'
import { roundBid } from '../../domain/roundBid'

const FIRST_PRICE = 100n * 10n ** 18n

/** What the field of a review begins with, in the price coin's smallest unit; null: it has none. */
export function firstAmount(kind: PracticeKind, asset: PracticeAsset | undefined): bigint | null {
  const price = asset?.lot?.price ?? 0n
  if (kind === 'bid') return roundBid(minimumBid(price))
  if (kind === 'sell' || kind === 'auctionStart') return FIRST_PRICE
  return kind === 'priceChange' ? (price === FIRST_PRICE ? FIRST_PRICE * 2n : FIRST_PRICE) : null
}
