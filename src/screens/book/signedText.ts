import { decimalsOf } from '../../config'
import type { Coin } from '../../domain/coin'
import { marksOf } from '../../domain/groupDigits'
import { padFraction } from '../../domain/padFraction'
import { locale } from '../../i18n'
import { amountText } from '../../ui/money/amountText'

/** Digits after the point, so that the points of a column are below each other. */
export const FRACTION = 2

/** What amounts are cut to, in the coin's smallest unit; if exact, they are not. */
export const stepOf = (coin: Coin, isExact: boolean): bigint =>
  isExact ? 1n : 10n ** BigInt(Math.max(0, decimalsOf(coin) - FRACTION))

/**
 * "+190.50", "−150.00" or "0.00"; if exact, all digits and no more.
 * @param shown cut to `stepOf`
 * @param units before that: if nothing is left of it, it is less than the least amount shown, and not zero
 */
export function signedText(shown: bigint, coin: Coin, isExact: boolean, units = shown): string {
  const amount = shown === 0n ? units : shown
  const sign = amount < 0n ? '−' : amount > 0n ? '+' : ''
  const size = amount < 0n ? -amount : amount
  if (isExact) return sign + amountText(size, coin)
  return sign + padFraction(amountText(size, coin, FRACTION), FRACTION, marksOf(locale.value)[1])
}

/** For `data-sign`: whether it came in, went out, or is nothing. */
export const signOf = (units: bigint): 'in' | 'out' | 'none' => (units > 0n ? 'in' : units < 0n ? 'out' : 'none')
