import { type ActivityRecord, type ActivityType, activityType } from '../../domain/activity'
import { isApproved, withFee } from '../../domain/withdrawalPairs'

/** `in` and `out`: added to or taken from the player's coins; `none`: a price, or nothing moved. */
export type Direction = 'in' | 'out' | 'none'

export interface Change {
  direction: Direction
  /** In the coin's smallest unit; 0: no amount to show. */
  units: bigint
}

const DIRECTIONS: Partial<Record<ActivityType, Direction>> = {
  buy: 'out',
  bid: 'out',
  mint: 'out',
  hatch: 'out',
  summon: 'out',
  activation: 'out',
  assetActivation: 'out',
  sell: 'in',
  outbid: 'in',
  topUp: 'in',
  redeem: 'in',
  reward: 'in',
  payout: 'in',
}

/**
 * What a line adds to the player's coins or takes from them. A sale adds what the seller received, not its price. A
 * withdrawal and its fee are taken when it is submitted; a rejection returns both, an approval changes nothing. A share
 * of a trade stays in the 111 protocol, so that only its payout adds it.
 */
export function changeOf(record: ActivityRecord): Change {
  const type = activityType(record.type)
  if (type === null) return { direction: 'none', units: record.amount }
  if (type === 'withdrawSettled')
    return isApproved(record) ? { direction: 'none', units: 0n } : { direction: 'in', units: withFee(record) }
  if (type === 'withdrawSubmitted') return { direction: 'out', units: withFee(record) }
  const direction = DIRECTIONS[type] ?? 'none'
  const isTrade = type === 'sell' || type === 'outbid'
  return { direction, units: isTrade && record.twoAmount > 0n ? record.twoAmount : record.amount }
}
