import { decimalsOf } from '../../../config'
import { type Coin, PRICE_COIN } from '../../../domain/coin'
import { formatAmount } from '../../../domain/formatAmount'
import { locale } from '../../../i18n'

/** An amount in the coin's smallest unit as the reader writes it, whole to its last digit: this is about consent. */
export const amountText = (units: bigint, coin: Coin = PRICE_COIN): string =>
  formatAmount(units, decimalsOf(coin), locale.value)
