import type { ErrorKey } from '../../errors'
import { minimumBid } from '../bid'
import { typedAmount } from './typedAmount'

/** All but `decimals` in the price coin's smallest unit. */
export interface BidLimits {
  decimals: number
  price: bigint
  /** The wallet's balance; null while unknown. */
  balance: bigint | null
}

/** A bid must be at least 1.11 times the price and no more than the wallet has. Spec 5. */
export function validateBid(typed: string, { decimals, price, balance }: BidLimits): ErrorKey | null {
  if (typed.trim() === '') return 'priceRequired'
  const bid = typedAmount(typed, decimals)
  if (typeof bid === 'string') return bid === 'quantityZero' ? 'bidTooLow' : bid
  if (bid < minimumBid(price)) return 'bidTooLow'
  return balance !== null && bid > balance ? 'insufficient' : null
}
