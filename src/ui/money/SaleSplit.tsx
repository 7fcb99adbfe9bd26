import { saleSplit } from '../../domain/bid'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { Facts } from '../lists/Facts'
import { Skeleton } from '../states/Skeleton'
import { amountText } from './amountText'
import { Price } from './Price'

/** Hundredths of a percent as a percentage: 250 is 2.5. */
const percent = (bps: number): string => String(bps / 100)

export interface SaleSplitProps {
  /** In the price coin's smallest unit; null: none was typed yet. */
  price: bigint | null
  /** The sale fee in hundredths of a percent; null: still being read. */
  feeBps: number | null
}

/** How a sale's price is split: the fee and the seller's part, which sum to it exactly. */
export function SaleSplit({ price, feeBps }: SaleSplitProps) {
  const waiting = <Skeleton width="6rem" />
  const shares = feeBps !== null && price !== null ? saleSplit(price, feeBps) : null
  return (
    <div aria-live="polite" aria-busy={feeBps === null}>
      <Facts
        items={[
          {
            label: feeBps === null ? t('money.fee') : t('money.feeOf', { percent: percent(feeBps) }),
            value: feeBps === null ? waiting : shares ? `${amountText(shares.fee)} ${PRICE_COIN}` : '—',
          },
          {
            label: t('money.youReceive'),
            value:
              feeBps === null ? (
                waiting
              ) : shares ? (
                <Price amount={amountText(shares.seller)} coin={PRICE_COIN} size="large" />
              ) : (
                '—'
              ),
          },
        ]}
      />
    </div>
  )
}
