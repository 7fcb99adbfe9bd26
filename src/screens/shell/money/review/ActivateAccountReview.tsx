import { useEffect } from 'preact/hooks'
import { loadFees } from '../../../../actions/loadFees'
import { t } from '../../../../i18n'
import { fees } from '../../../../state/assets'
import { amountText } from '../../../../ui/amountText'
import { LoadError } from '../../../../ui/LoadError'
import { Skeleton } from '../../../../ui/Skeleton'
import { canPay, PayFacts } from './PayFacts'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

const COIN = 'MDV'

/** Activating the account: its price in MDV, as the provider has it in force. Spec 9. */
export function ActivateAccountReview({ flow }: ReviewProps) {
  useEffect(() => void loadFees(), [])
  const { data, error, busy } = fees.value
  const price = data?.accountActivation
  if (price === undefined) {
    return error ? (
      <LoadError title={t('money.priceUnknown')} error={error} onRetry={() => void loadFees()} busy={busy} />
    ) : (
      <Skeleton height="12rem" />
    )
  }
  return (
    <ReviewFrame
      asset={flow.asset}
      confirmText={t('money.confirm_activateAccount', { price: amountText(price, COIN), coin: COIN })}
      ready={canPay(price, COIN)}
      load={() => import('../../../../actions/activateAccount')}
      onConfirm={({ activateAccount }) => activateAccount(price)}
    >
      <PayFacts units={price} coin={COIN} contract="activation" receive={t('money.receiveActivation')} />
    </ReviewFrame>
  )
}
