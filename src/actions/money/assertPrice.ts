import { unitsToCoin } from '../../api/amounts'
import { PRICE_COIN } from '../../domain/coin'
import { whyNotPrice } from '../../domain/validation/validatePrice'
import { AppError } from '../../errors'
import { fees } from '../../state/assets'

/**
 * Checks the price of a sale or an auction, in the price coin's smallest unit; `present` is the one to be changed.
 * @throws {AppError} priceZero, belowMinimum, aboveMaximum, priceSame
 */
export function assertPrice(price: bigint, present: bigint | null = null): void {
  const { lowestPrice: minimum = 0n, highestPrice: maximum = null } = fees.value.data ?? {}
  const key = whyNotPrice(price, { minimum, maximum, present })
  if (!key) return
  const inCoin = (units: bigint) => unitsToCoin(units, PRICE_COIN)
  throw new AppError(key, { minimum: inCoin(minimum), maximum: inCoin(maximum ?? 0n), coin: PRICE_COIN })
}
