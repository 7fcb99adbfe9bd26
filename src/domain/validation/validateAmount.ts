import type { ErrorKey } from '../../errors'
import { typedAmount } from './typedAmount'

/** In the coin's smallest unit, all but `decimals`. */
export interface AmountLimits {
  decimals: number
  balance: bigint
  minimum?: bigint
  /** Taken from the balance on top of the amount. */
  fee?: bigint
}

/** An amount to move: above zero, not below the minimum, within the balance. Spec 5. */
export function validateAmount(
  typed: string,
  { decimals, balance, minimum = 0n, fee = 0n }: AmountLimits,
): ErrorKey | null {
  if (typed.trim() === '') return 'required'
  const amount = typedAmount(typed, decimals)
  if (typeof amount === 'string') return amount
  if (amount < minimum) return 'belowMinimum'
  return amount + fee > balance ? 'insufficient' : null
}
