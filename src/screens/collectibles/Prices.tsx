import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { amountText } from '../../ui/amountText'
import { Figures } from '../../ui/Figures'
import { Price } from '../../ui/Price'

/** Digits after the point of what the wallet has. */
const FRACTION = 4

export interface PricesProps<Name extends Coin> {
  coins: readonly Name[]
  /** In each coin's smallest unit; a coin without one is not taken. */
  prices: Partial<Record<Coin, bigint>>
}

/** What something costs in each coin it can be paid with, and what the wallet has of it. */
export function Prices<Name extends Coin>({ coins, prices }: PricesProps<Name>) {
  const held = walletBalances.value.data
  const items = coins.flatMap((coin) => {
    const [price, own] = [prices[coin], held?.[coin]]
    const amount = own === undefined ? '–' : amountText(own, coin, FRACTION)
    const value = price && <Price amount={amountText(price, coin)} coin={coin} />
    return value ? [{ label: t('collectibles.holding', { amount, coin }), value }] : []
  })
  return <Figures items={items} />
}
