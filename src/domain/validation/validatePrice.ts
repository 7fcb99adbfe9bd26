import type { ErrorKey } from '../../errors'
import { typedAmount } from './typedAmount'

/** The price of a sale or an auction. @param minimum in the price coin's smallest unit. Spec 5. */
export function validatePrice(typed: string, decimals: number, minimum = 0n): ErrorKey | null {
  if (typed.trim() === '') return 'priceRequired'
  const price = typedAmount(typed, decimals)
  if (typeof price === 'string') return price
  return price < minimum ? 'belowMinimum' : null
}
