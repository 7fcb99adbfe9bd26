import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { saleSplit } from '../../domain/bid'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { Skeleton } from '../states/Skeleton'
import { amountText } from './amountText'
import { Price } from './Price'

/**
 * Class: a bill, the fee small above the seller's part; as high with sums as without, so that nothing below moves while a
 * price is typed.
 */
const split = css`
  padding: 3px 14px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--ink);
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 28px;
  }
  & > div:first-child {
    font-size: var(--small);
    color: var(--soft);
  }
  & dd {
    min-width: 0;
    padding-left: 12px;
    text-align: right;
    word-break: break-word;
  }
  & b {
    font-size: 1.375rem;
    line-height: 1.2;
    color: var(--green);
  }
  & b[data-none='true'] {
    color: var(--soft);
  }
  & b > span {
    color: inherit;
  }
  & [data-long='true'] {
    font-size: 1rem;
  }
`

/** Digits of an amount that fit a phone in large type beside their label. */
const SHORT = 9

/** Hundredths of a percent as a percentage: 250 is 2.5. */
const percent = (bps: number): string => String(bps / 100)

export interface SaleSplitProps {
  /** In the price coin's smallest unit; null: none was typed yet. */
  price: bigint | null
  /** The sale fee in hundredths of a percent; null: still being read. */
  feeBps: number | null
}

/** How a sale's price is split: the fee and the seller's part, which sum to it exactly; without a price, both are none. */
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
  const { fee, seller } = saleSplit(price ?? 0n, feeBps)
  const amount = amountText(seller)
  return (
    <Pair
      fee={t('money.feeOf', { percent: percent(feeBps) })}
      feeShown={`${amountText(fee)} ${PRICE_COIN}`}
      received={
        <b data-long={amount.length > SHORT} data-none={price === null}>
          <Price amount={amount} coin={PRICE_COIN} />
        </b>
      }
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
