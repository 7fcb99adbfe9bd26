import { type Coin, PRICE_COIN } from '../../domain/coin'
import { amountText } from './amountText'

const DIGITS = 6
const MOST_AFTER_POINT = 4

/** An amount in the coin's smallest unit, cut to about six digits; never within the whole coins. */
export function shortAmount(units: bigint, coin: Coin = PRICE_COIN): string {
  const wholeDigits = amountText(units, coin, 0).replace(/\D/g, '').length
  return amountText(units, coin, Math.min(MOST_AFTER_POINT, Math.max(0, DIGITS - wholeDigits)))
}
