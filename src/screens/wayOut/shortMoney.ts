import { type Coin, PRICE_COIN } from '../../domain/coin'
import { amountText } from '../../ui/money/amountText'

/** Digits after the point that are read at a glance. */
const FRACTION = 4

/** An amount with its coin, cut to what is read at a glance. */
export const shortMoney = (units: bigint, coin: Coin = PRICE_COIN): string =>
  `${amountText(units, coin, FRACTION)} ${coin}`

/** All of its digits where `shortMoney` leaves some out; null: it leaves out none, or nothing is known. */
export function wholeMoney(units: bigint | undefined, coin: Coin = PRICE_COIN): string | null {
  if (units === undefined) return null
  const whole = `${amountText(units, coin)} ${coin}`
  return whole === shortMoney(units, coin) ? null : whole
}
