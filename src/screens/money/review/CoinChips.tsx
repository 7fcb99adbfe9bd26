import type { Coin } from '../../../domain/coin'
import { t } from '../../../i18n'
import { Chips } from '../../../ui/inputs/Chips'
import { amountText } from '../../../ui/money/amountText'

export interface CoinChipsProps<Name extends Coin> {
  coins: readonly Name[]
  current: Name
  /** The price in each coin, in that coin's smallest unit. */
  prices?: Partial<Record<Coin, bigint>>
  onSelect: (coin: Name) => void
}

/** The choice of the coin to pay with, showing the price in each. */
export function CoinChips<Name extends Coin>({ coins, current, prices, onSelect }: CoinChipsProps<Name>) {
  const textOf = (coin: Name) => {
    const price = prices?.[coin]
    return price === undefined ? coin : `${amountText(price, coin)} ${coin}`
  }
  return (
    <Chips
      label={t('review.payWith')}
      name="pay-coin"
      items={coins.map((coin) => ({ value: coin, text: textOf(coin) }))}
      current={current}
      onSelect={onSelect}
    />
  )
}
