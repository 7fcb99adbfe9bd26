import { coinToUnits } from '../../../../src/api/amounts'
import type { Coin } from '../../../../src/domain/coin'
import { assertThat } from '../errors'
import { MAXIMUM_PRICE, MINIMUM_PRICE } from './limits'

/** An amount of more than nothing, in the coin's smallest unit. */
export function readAmount(text: string, coin: Coin): bigint {
  const amount = coinToUnits(text, coin)
  assertThat(amount > 0n, 'quantityZero')
  return amount
}

/** A price in MDS within the market's limits. */
export function readPrice(text: string): bigint {
  const price = coinToUnits(text, 'MDS')
  assertThat(price > 0n, 'priceRequired')
  assertThat(price >= coinToUnits(MINIMUM_PRICE, 'MDS'), 'belowMinimum', { minimum: `${MINIMUM_PRICE} MDS` })
  assertThat(price <= coinToUnits(MAXIMUM_PRICE, 'MDS'), 'aboveMaximum', { maximum: `${MAXIMUM_PRICE} MDS` })
  return price
}
