import type { Coin } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { Chips } from '../../../../ui/Chips'

export interface CoinChipsProps<Name extends Coin> {
  coins: readonly Name[]
  current: Name
  /** What it costs in each, in its smallest unit. */
  prices?: Partial<Record<Coin, bigint>>
  onSelect: (coin: Name) => void
}

/** Which coin to pay with, with the price in each. */
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
