import type { Coin } from '../../domain/coin'
import { marksOf } from '../../domain/groupDigits'
import { padFraction } from '../../domain/padFraction'
import { locale } from '../../i18n'
import { amountText } from '../../ui/money/amountText'

/** Digits after the point, so that the points of a column are below each other. */
export const FRACTION = 2

/** "+190.50", "−150.00" or "0.00"; if exact, all digits and no more. */
export function signedText(units: bigint, coin: Coin, isExact: boolean): string {
  const sign = units < 0n ? '−' : units > 0n ? '+' : ''
  const size = units < 0n ? -units : units
  if (isExact) return sign + amountText(size, coin)
  return sign + padFraction(amountText(size, coin, FRACTION), FRACTION, marksOf(locale.value)[1])
}

/** For `data-sign`: whether it came in, went out, or is nothing. */
export const signOf = (units: bigint): 'in' | 'out' | 'none' => (units > 0n ? 'in' : units < 0n ? 'out' : 'none')
