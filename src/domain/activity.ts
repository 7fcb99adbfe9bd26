import type { Coin } from './coin'

/** One line of the activity feed. Spec 3. */
export interface ActivityRecord {
  id: string
  /** The provider's type code; `ACTIVITY_TYPES` names the known ones. */
  type: number
  name: string
  assetsId: string
  amount: bigint
  /**
   * The second amount of a two-sided record, such as what the other side received. Of a settled withdrawal what was
   * paid out: nothing means that it was rejected.
   */
  twoAmount: bigint
  fee: bigint
  coin: Coin
  twoAddress: string
  twoUserid: string
  nftName: string
  tokenId: string
  indexId: string
  /** Unix seconds */
  time: number
  hash: string | null
}

/**
 * Type codes. 7/8, 14/15 and 51/53 are the withdrawal pairs (submitted, then rejected or approved) of MDS, MDV and
 * the other coins as the provider gives them; the rest are settled here, once. Spec 3.
 */
export const ACTIVITY_TYPES = {
  1: 'deposit',
  2: 'claim',
  3: 'buy',
  4: 'sell',
  5: 'cancel',
  6: 'listed',
  7: 'withdrawSubmitted',
  8: 'withdrawSettled',
  9: 'topUp',
  10: 'activation',
  11: 'auctionStart',
  12: 'bid',
  13: 'dividend',
  14: 'withdrawSubmitted',
  15: 'withdrawSettled',
  16: 'mint',
  17: 'priceChange',
  18: 'takeOff',
  19: 'auctionWithdraw',
  20: 'summon',
  21: 'hatch',
  22: 'redeem',
  23: 'reward',
  24: 'assetActivation',
  25: 'outbid',
  51: 'withdrawSubmitted',
  53: 'withdrawSettled',
} as const
export type ActivityType = (typeof ACTIVITY_TYPES)[keyof typeof ACTIVITY_TYPES]

/** The meaning of a type code; null for one we do not know, which is shown as its number. Spec 3. */
export const activityType = (code: number): ActivityType | null =>
  (ACTIVITY_TYPES as Partial<Record<number, ActivityType>>)[code] ?? null
