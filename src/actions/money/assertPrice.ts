import { unitsToCoin } from '../../api/amounts'
import { PRICE_COIN } from '../../domain/coin'
import { whyNotPrice } from '../../domain/validation/validatePrice'
import { AppError } from '../../errors'
import { fees } from '../../state/assets'

/**
 * Checks the price of a sale or an auction, in the price coin's smallest unit; `present` is the one to be changed.
 * @throws {AppError} priceZero, belowMinimum, priceSame
 */
export function assertPrice(price: bigint, present: bigint | null = null): void {
  const minimum = fees.value.data?.lowestPrice ?? 0n
  const key = whyNotPrice(price, { minimum, present })
  if (key) throw new AppError(key, { minimum: unitsToCoin(minimum, PRICE_COIN), coin: PRICE_COIN })
}
