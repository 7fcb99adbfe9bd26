import { decimalsOf } from '../../config'
import { type Coin, PRICE_COIN } from '../../domain/coin'
import { toDecimal } from '../../domain/money'
import { typedAmount } from '../../domain/validation/typedAmount'

/** The typed amount above zero, in the coin's smallest unit; null while it is not one. */
export function typedPrice(typed: string, coin: Coin = PRICE_COIN): bigint | null {
  const amount = typedAmount(typed, decimalsOf(coin))
  return typeof amount === 'bigint' ? amount : null
}

/** An amount as a player would type it, but unambiguous: 1.111 could also mean over a thousand. */
export function asTyped(units: bigint, coin: Coin = PRICE_COIN): string {
  const text = toDecimal(units, decimalsOf(coin))
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}
