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

/** What something costs in each accepted coin, and how much of it the wallet has. */
export function Prices<Name extends Coin>({ coins, prices }: PricesProps<Name>) {
  const held = heldCoins.value
  const items = coins
    .filter((coin) => prices[coin])
    .map((coin) => {
      const [price = 0n, own] = [prices[coin], held?.[coin]]
      const amount = own === undefined ? '–' : amountText(own, coin, FRACTION)
      return {
        label: t('collectibles.holding', { amount, coin }),
        value: <Price amount={amountText(price, coin)} coin={coin} />,
      }
    })
  return <Figures items={items} />
}
