import { type ActivityRecord, activityType } from './activity'
import { type Coin, PRICE_COIN } from './coin'
import { isApproved, withFee } from './withdrawalPairs'

/** What can have happened to a player's assets, coins and wishes while they were away. */
export const NEWS_KINDS = [
  'outbid',
  'sold',
  'share',
  'approved',
  'rejected',
  'takeBack',
  'points',
  'tickets',
  'cheaper',
  'wishSold',
  'offered',
  'newAt',
] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

/** News that tell how a wish is now, and hold until it has changed again. */
export const isOfWish = ({ kind }: News): boolean => ['cheaper', 'wishSold', 'offered', 'newAt'].includes(kind)

/** One thing that happened. */
export interface News {
  /** Two with the same key are the same. */
  key: string
  kind: NewsKind
  /** Unix seconds */
  time: number
  /** '' where it is about no asset. */
  assetId: string
  /** The asset's name, or the market's filters as the address has them. */
  name: string
  /** What came of it: coins received, the price now, or how many tickets. In the coin's smallest unit. */
  units: bigint
  /** What was paid, or the price before. */
  price: bigint
  coin: Coin
}

/** What is news without a player or an asset. */
export const newNews = (news: Pick<News, 'key' | 'kind' | 'time'> & Partial<News>): News => ({
  assetId: '',
  name: '',
  units: 0n,
  price: 0n,
  coin: PRICE_COIN,
  ...news,
})

/** A line of the feed as news; null for what the player did. Spec 3. */
export function newsOf(record: ActivityRecord): News | null {
  const { id, time, assetsId, nftName, amount, twoAmount, coin } = record
  const of = (kind: NewsKind, units: bigint, price = 0n): News =>
    newNews({ key: `line ${id}`, kind, time, assetId: assetsId, name: nftName, units, price, coin })
  const type = activityType(record.type)
  // Without the seller's part, the price is all that is known of what came of it.
  if (type === 'sell') return of('sold', twoAmount || amount, amount)
  if (type === 'outbid') return of('outbid', twoAmount || amount, amount)
  if (type === 'dividend') return of('share', amount)
  if (type !== 'withdrawSettled') return null
  return isApproved(record) ? of('approved', twoAmount) : of('rejected', withFee(record))
}
