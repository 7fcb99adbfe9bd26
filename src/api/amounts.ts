import { decimalsOf } from '../config'
import { COINS, type Coin, PRICE_COIN } from '../domain/coin'
import { toDecimal, toUnits } from '../domain/money'
import { AppError } from '../errors'

/** Amounts on the wire are decimal texts in whole coins; inside they are in the smallest unit. */
export const coinToUnits = (text: string, coin: Coin): bigint => toUnits(text, decimalsOf(coin))
export const unitsToCoin = (units: bigint, coin: Coin): string => toDecimal(units, decimalsOf(coin))

/**
 * An amount of an answer, in the coin's smallest unit.
 * @throws {AppError} badAnswer when it is finer than the coin
 */
export function answerToUnits(text: string, coin: Coin): bigint {
  try {
    return coinToUnits(text, coin)
  } catch (cause) {
    throw new AppError('badAnswer', { at: coin }, cause)
  }
}

export const priceToUnits = (text: string): bigint => answerToUnits(text, PRICE_COIN)

/** A map of amounts by coin; coins we do not know are left out. */
export function toBalances(wire: Record<string, string>): Partial<Record<Coin, bigint>> {
  const balances: Partial<Record<Coin, bigint>> = {}
  for (const coin of COINS) {
    const amount = wire[coin]
    if (amount !== undefined) balances[coin] = answerToUnits(amount, coin)
  }
  return balances
}
