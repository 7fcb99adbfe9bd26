import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { heldCoins, walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { Figures } from '../../ui/lists/Figures'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'
import { shortAmount } from '../../ui/money/shortAmount'
import { Skeleton } from '../../ui/states/Skeleton'

export interface PricesProps<Name extends Coin> {
  coins: readonly Name[]
  /** In each coin's smallest unit; a coin without one is not accepted. */
  prices: Partial<Record<Coin, bigint>>
}

/** Marks where the amount is in the sentence. */
const SLOT = '\n'

/** Whether what the wallet holds is still being read; a wallet that there is not, or that no node answers for, is not. */
const isPending = () => user.value?.address !== '' && !heldCoins.value && !walletBalances.value.error

/** A price in each accepted coin, and how much of it the wallet has. */
export const priceFacts = <Name extends Coin>({ coins, prices }: PricesProps<Name>) =>
  coins
    .filter((coin) => prices[coin])
    .map((coin) => {
      const own = heldCoins.value?.[coin]
      const held = (amount: string) => t('collectibles.holding', { amount, coin })
      const amount = own === undefined ? '–' : shortAmount(own, coin)
      const [before, after] = held(SLOT).split(SLOT)
      return {
        coin,
        label: held(isPending() ? '…' : amount),
        text: isPending() && [before, <Skeleton key="amount" width="1.5rem" />, after],
        price: `${amountText(prices[coin] ?? 0n, coin)} ${coin}`,
        value: <Price amount={amountText(prices[coin] ?? 0n, coin)} coin={coin} />,
      }
    })

/** What something costs in each accepted coin, and how much of it the wallet has. */
export const Prices = <Name extends Coin>(props: PricesProps<Name>) => <Figures items={priceFacts(props)} />
