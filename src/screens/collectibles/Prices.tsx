import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { heldCoins } from '../../state/assets'
import { Figures } from '../../ui/lists/Figures'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'

/** Digits after the point of the wallet's balance. */
const FRACTION = 4

export interface PricesProps<Name extends Coin> {
  coins: readonly Name[]
  /** In each coin's smallest unit; a coin without one is not accepted. */
  prices: Partial<Record<Coin, bigint>>
}

/** A price in each accepted coin, and how much of it the wallet has. */
export const priceFacts = <Name extends Coin>({ coins, prices }: PricesProps<Name>) =>
  coins
    .filter((coin) => prices[coin])
    .map((coin) => {
      const own = heldCoins.value?.[coin]
      const amount = own === undefined ? '–' : amountText(own, coin, FRACTION)
      return {
        coin,
        label: t('collectibles.holding', { amount, coin }),
        price: `${amountText(prices[coin] ?? 0n, coin)} ${coin}`,
        value: <Price amount={amountText(prices[coin] ?? 0n, coin)} coin={coin} />,
      }
    })

/** What something costs in each accepted coin, and how much of it the wallet has. */
export const Prices = <Name extends Coin>(props: PricesProps<Name>) => <Figures items={priceFacts(props)} />
