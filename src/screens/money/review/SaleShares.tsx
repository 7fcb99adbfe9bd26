import { loadFees } from '../../../actions/load/loadFees'
import { saleSplit } from '../../../domain/bid'
import { PRICE_COIN } from '../../../domain/coin'
import { t } from '../../../i18n'
import { fees } from '../../../state/assets'
import { Button } from '../../../ui/inputs/Button'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { Price } from '../../../ui/money/Price'
import { Notice } from '../../../ui/states/Notice'
import { Skeleton } from '../../../ui/states/Skeleton'
import { errorText } from '../../../ui/text/errorText'

/** Hundredths of a percent as a percentage: 250 is 2.5. */
const percent = (bps: number): string => String(bps / 100)

/** How a sale's price is split: the fee and the seller's part, which sum to it exactly. */
export function SaleShares({ price }: { price: bigint | null }) {
  const { data, error, busy } = fees.value
  if (!data && error) {
    return (
      <Notice
        tone="bad"
        live
        action={
          <Button onClick={loadFees} busy={busy}>
            {t('money.again')}
          </Button>
        }
      >
        {t('money.feeUnknown')} {errorText(error)}
      </Notice>
    )
  }
  const waiting = <Skeleton width="6rem" />
  const shares = data && price !== null ? saleSplit(price, data.saleFeeBps) : null
  return (
    <div aria-live="polite" aria-busy={!data}>
      <Facts
        items={[
          {
            label: data ? t('money.feeOf', { percent: percent(data.saleFeeBps) }) : t('money.fee'),
            value: data ? (shares ? `${amountText(shares.fee)} ${PRICE_COIN}` : '—') : waiting,
          },
          {
            label: t('money.youReceive'),
            value: data ? (
              shares ? (
                <Price amount={amountText(shares.seller)} coin={PRICE_COIN} size="large" />
              ) : (
                '—'
              )
            ) : (
              waiting
            ),
          },
        ]}
      />
    </div>
  )
}
