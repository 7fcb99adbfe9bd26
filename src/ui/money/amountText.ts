import { decimalsOf } from '../../config'
import { type Coin, PRICE_COIN } from '../../domain/coin'
import { formatAmount } from '../../domain/formatAmount'
import { locale } from '../../i18n'

/** An amount in the coin's smallest unit, formatted for the reader; all digits unless `maxFraction` cuts it. */
export const amountText = (units: bigint, coin: Coin = PRICE_COIN, maxFraction = decimalsOf(coin)): string =>
  formatAmount(units, decimalsOf(coin), locale.value, { maxFraction })
