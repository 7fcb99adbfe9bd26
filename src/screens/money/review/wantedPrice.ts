import { whyNotPrice } from '../../../domain/validation/validatePrice'
import { fees } from '../../../state/assets'
import { typedPrice } from '../../../ui/inputs/typedPrice'

/** The lowest price of a sale or an auction, in the price coin's smallest unit; 0 while it is not known. */
export const lowestPrice = (): bigint => fees.value.data?.lowestPrice ?? 0n

/** The highest; null while none is known. */
export const highestPrice = (): bigint | null => fees.value.data?.highestPrice ?? null

/**
 * The typed price, in the price coin's smallest unit; null while it would be refused.
 * @param present the price that is to be changed
 */
export function wantedPrice(typed: string, present: bigint | null = null): bigint | null {
  const price = typedPrice(typed)
  const limits = { minimum: lowestPrice(), maximum: highestPrice(), present }
  return price === null || whyNotPrice(price, limits) ? null : price
}
