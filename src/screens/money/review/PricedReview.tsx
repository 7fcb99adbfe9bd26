import type { ComponentChildren } from 'preact'
import type { Asset } from '../../../domain/asset'
import type { Coin } from '../../../domain/coin'
import { t } from '../../../i18n'
import { Notice } from '../../../ui/states/Notice'
import { CoinChips } from './CoinChips'
import { canPay, PayFacts, type PayFactsProps } from './PayFacts'
import { ReviewFrame } from './ReviewFrame'

export interface PricedReviewProps<Name extends Coin, Module> {
  asset: Asset | null
  /** In the order offered; a coin without a price is left out. */
  coins: readonly Name[]
  prices: Partial<Record<Coin, bigint>>
  chosen: Coin | null
  onChoose: (coin: Name) => void
  contract: PayFactsProps['contract']
  receive: PayFactsProps['receive']
  /** Any further choices. */
  children?: ComponentChildren
  confirmText: (price: bigint, coin: Name) => string
  load: () => Promise<Module>
  onConfirm: (action: Module, paid: { coin: Name; price: bigint }) => unknown
}

/** Something with a price in several coins: the player chooses the coin and sees the most they will pay. */
export function PricedReview<Name extends Coin, Module>(props: PricedReviewProps<Name, Module>) {
  const { asset, coins, prices, chosen, onChoose, contract, receive, children, confirmText, load, onConfirm } = props
  const offered = coins.filter((coin) => prices[coin])
  const coin = offered.find((name) => name === chosen) ?? offered[0]
  const price = coin && prices[coin]
  if (!coin || !price) return <Notice tone="warning">{t('error.notOpen')}</Notice>
  return (
    <ReviewFrame
      asset={asset}
      units={price}
      coin={coin}
      confirmText={confirmText(price, coin)}
      ready={canPay(price, coin)}
      load={load}
      onConfirm={(action) => onConfirm(action, { coin, price })}
    >
      {children}
      <CoinChips coins={offered} current={coin} prices={prices} onSelect={onChoose} />
      <PayFacts units={price} coin={coin} contract={contract} receive={receive} />
    </ReviewFrame>
  )
}
