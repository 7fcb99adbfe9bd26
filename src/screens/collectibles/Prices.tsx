import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { amountText } from '../../ui/amountText'
import { Price } from '../../ui/Price'
import { figures } from './Collectibles.style'

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
  return (
    <dl class={figures}>
      {coins.map((coin) => {
        const [price, own] = [prices[coin], held?.[coin]]
        const amount = own === undefined ? '–' : amountText(own, coin, FRACTION)
        return (
          price && (
            <div key={coin}>
              <dt>{t('collectibles.holding', { amount, coin })}</dt>
              <dd>
                <Price amount={amountText(price, coin)} coin={coin} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
