import type { Coin } from '../../domain/coin'
import { amountText } from '../../ui/money/amountText'

/** Digits after the point in a table; the copied text has all. */
export const FRACTION = 2

/** "+190.5", "−150" or "0", cut to so many digits after the point. */
export function signedText(units: bigint, coin: Coin, fraction: number): string {
  if (units < 0n) return `−${amountText(-units, coin, fraction)}`
  return `${units > 0n ? '+' : ''}${amountText(units, coin, fraction)}`
}

/** For `data-sign`: whether it came in, went out, or is nothing. */
export const signOf = (units: bigint): 'in' | 'out' | 'none' => (units > 0n ? 'in' : units < 0n ? 'out' : 'none')
