import { loadFees } from '../../../actions/load/loadFees'
import { t } from '../../../i18n'
import { fees } from '../../../state/assets'
import { Button } from '../../../ui/inputs/Button'
import { SaleSplit } from '../../../ui/money/SaleSplit'
import { Notice } from '../../../ui/states/Notice'
import { errorText } from '../../../ui/text/errorText'

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
  return <SaleSplit price={price} feeBps={data?.saleFeeBps ?? null} />
}
