import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { saleSplit } from '../../domain/bid'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { Skeleton } from '../states/Skeleton'
import { amountText } from './amountText'
import { Price } from './Price'

/** Class: both parts beside each other; as high with sums as without, so that nothing below moves while a price is typed. */
const split = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  & > div {
    min-width: 0;
    max-width: 100%;
    word-break: break-word;
  }
  & > div + div {
    margin-left: auto;
    padding-left: 16px;
    text-align: right;
  }
  & dt {
    font-size: var(--small);
    color: var(--soft);
  }
`

/** Hundredths of a percent as a percentage: 250 is 2.5. */
const percent = (bps: number): string => String(bps / 100)

export interface SaleSplitProps {
  /** In the price coin's smallest unit; null: none was typed yet. */
  price: bigint | null
  /** The sale fee in hundredths of a percent; null: still being read. */
  feeBps: number | null
}

/** How a sale's price is split: the fee and the seller's part, which sum to it exactly. Without a price, only the fee, in percent. */
export function SaleSplit({ price, feeBps }: SaleSplitProps) {
  return (
    <dl class={split} aria-live="polite" aria-busy={feeBps === null}>
      <Parts price={price} feeBps={feeBps} />
    </dl>
  )
}

function Parts({ price, feeBps }: SaleSplitProps) {
  if (feeBps === null) {
    const waiting = <Skeleton width="6rem" />
    return <Pair fee={t('money.fee')} feeShown={waiting} received={waiting} />
  }
  if (price === null) return <Pair fee={t('money.fee')} feeShown={`${percent(feeBps)}%`} received="—" />
  const { fee, seller } = saleSplit(price, feeBps)
  return (
    <Pair
      fee={t('money.feeOf', { percent: percent(feeBps) })}
      feeShown={`${amountText(fee)} ${PRICE_COIN}`}
      received={<Price amount={amountText(seller)} coin={PRICE_COIN} />}
    />
  )
}

interface PairProps {
  /** The fee's label. */
  fee: string
  feeShown: ComponentChildren
  received: ComponentChildren
}

const Pair = ({ fee, feeShown, received }: PairProps) => (
  <>
    <div>
      <dt>{fee}</dt>
      <dd>{feeShown}</dd>
    </div>
    <div>
      <dt>{t('money.youReceive')}</dt>
      <dd>{received}</dd>
    </div>
  </>
)
