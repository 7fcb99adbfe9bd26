import type { ErrorKey } from '../../errors'
import { typedAmount } from './typedAmount'

/** In the price coin's smallest unit. */
export interface PriceLimits {
  /** 0: none is known. */
  minimum?: bigint
  /** null: none is known. */
  maximum?: bigint | null
  /** The price that is to be changed; null: there is none yet. */
  present?: bigint | null
}

/** What is wrong with the price of a sale or an auction; a changed price must differ. Spec 5. */
export function whyNotPrice(
  price: bigint,
  { minimum = 0n, maximum = null, present = null }: PriceLimits,
): ErrorKey | null {
  if (price <= 0n) return 'priceZero'
  if (price < minimum) return 'belowMinimum'
  if (maximum !== null && price > maximum) return 'aboveMaximum'
  return price === present ? 'priceSame' : null
}

/** What is wrong with the typed price. Spec 5. */
export function validatePrice(typed: string, { decimals, ...limits }: PriceLimits & { decimals: number }) {
  if (typed.trim() === '') return 'priceRequired'
  const price = typedAmount(typed, decimals)
  if (typeof price === 'string') return price === 'quantityZero' ? 'priceZero' : price
  return whyNotPrice(price, limits)
}
