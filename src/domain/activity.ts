import type { Coin } from './coin'
import type { Hex } from './hex'
import { wordOf } from './wordOf'

/** One line of the activity feed. Spec 3. */
export interface ActivityRecord {
  id: string
  /** The provider's type code; `ACTIVITY_TYPES` names the known ones. */
  type: number
  name: string
  assetsId: string
  amount: bigint
  /**
   * The second amount of a two-sided record, such as what the other side received. For a settled withdrawal, the amount
   * paid out; zero means it was rejected.
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
  hash: Hex | null
}

/**
 * Type codes. 7/8, 14/15 and 51/53 are the provider's withdrawal pairs (submitted, then rejected or approved) for MDS,
 * MDV and the other coins. We chose the other codes; they are defined only here. Spec 3.
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
  26: 'payout',
  51: 'withdrawSubmitted',
  53: 'withdrawSettled',
} as const
export type ActivityType = (typeof ACTIVITY_TYPES)[keyof typeof ACTIVITY_TYPES]

/** The meaning of a type code; null for an unknown one, which the feed shows as its number. Spec 3. */
export const activityType = (code: number): ActivityType | null => wordOf(ACTIVITY_TYPES, code)
