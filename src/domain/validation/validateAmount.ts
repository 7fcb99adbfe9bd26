import type { ErrorKey } from '../../errors'
import { typedAmount } from './typedAmount'

/** In the coin's smallest unit. */
export interface AmountLimits {
  /** null while unknown; it is then not checked. */
  balance: bigint | null
  minimum?: bigint
  /** null: none is known. */
  maximum?: bigint | null
  /** Taken from the balance on top of the amount. */
  fee?: bigint
}

/**
 * What is wrong with an amount to move: it must be above zero, between minimum and maximum, and with the fee within the
 * balance. Spec 5.
 */
export function whyNotAmount(
  amount: bigint,
  { balance, minimum = 0n, maximum = null, fee = 0n }: AmountLimits,
): ErrorKey | null {
  if (amount <= 0n) return 'quantityZero'
  if (amount < minimum) return 'belowMinimum'
  if (maximum !== null && amount > maximum) return 'aboveMaximum'
  if (balance === null || amount + fee <= balance) return null
  return fee > 0n ? 'insufficientWithFee' : 'insufficient'
}

/** What is wrong with the typed amount to move. Spec 5. */
export function validateAmount(
  typed: string,
  { decimals, ...limits }: AmountLimits & { decimals: number },
): ErrorKey | null {
  if (typed.trim() === '') return 'required'
  const amount = typedAmount(typed, decimals)
  return typeof amount === 'string' ? amount : whyNotAmount(amount, limits)
}
