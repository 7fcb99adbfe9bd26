import type { ErrorKey } from '../errors'
import { validateAmount } from './validation/validateAmount'

/** All in the coin of prices, in its smallest unit. */
export interface Purse {
  bid: bigint
  /** What the protocol may still take, by the chain; null: not known. */
  left: bigint | null
  /** The wallet's balance; null: not known. */
  balance: bigint | null
}

/** Whether a bid needs no allowance, because what is left covers it. */
export const isCovered = ({ bid, left }: Purse): boolean => left !== null && left >= bid

/** What is wrong with a typed cap: it covers the bid, and is no more than the wallet has. */
export const whyNotCap = (typed: string, { bid, balance }: Purse, decimals: number): ErrorKey | null =>
  validateAmount(typed, { decimals, balance, minimum: bid })

/**
 * What the approval before a bid will allow: exactly the bid, or the cap that the player typed for several; nothing
 * where no approval is needed. null: not known yet, so nothing can be agreed to.
 * @param cap undefined: the player wants no more than this bid; null: what was typed is no amount
 */
export function allowedBy(purse: Purse, cap: bigint | null | undefined): bigint | null {
  if (isCovered(purse)) return 0n
  const { bid, balance } = purse
  if (cap === undefined) return bid
  return cap === null || cap < bid || balance === null || cap > balance ? null : cap
}
