import { decimalsOf } from '../config'
import { COINS, type Coin, PRICE_COIN } from '../domain/coin'
import { toDecimal, toUnits } from '../domain/money'
import { AppError } from '../errors'

/**
 * Amounts on the wire are decimal texts in whole coins; inside they are in the smallest unit.
 * @throws {AppError} badAnswer for an amount finer than the coin
 */
export function coinToUnits(text: string, coin: Coin): bigint {
  try {
    return toUnits(text, decimalsOf(coin))
  } catch (cause) {
    throw new AppError('badAnswer', { at: coin }, cause)
  }
}
export const unitsToCoin = (units: bigint, coin: Coin): string => toDecimal(units, decimalsOf(coin))
export const priceToUnits = (text: string): bigint => coinToUnits(text, PRICE_COIN)

/** A map of amounts by coin; coins we do not know are left out. */
export function toBalances(wire: Record<string, string>): Partial<Record<Coin, bigint>> {
  const balances: Partial<Record<Coin, bigint>> = {}
  for (const coin of COINS) {
    const amount = wire[coin]
    if (amount !== undefined) balances[coin] = coinToUnits(amount, coin)
  }
  return balances
}
