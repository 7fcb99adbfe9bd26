import { t } from '../../../i18n'
import { amountText } from '../../../ui/money/amountText'
import { canPay, PayFacts } from './PayFacts'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'
import { WithFees } from './WithFees'

const COIN = 'MDV'

/** Activating the account: its current price in MDV, from the provider. Spec 9. */
export function ActivateAccountReview({ flow }: ReviewProps) {
  return (
    <WithFees>
      {({ accountActivation: price }) => (
        <ReviewFrame
          asset={flow.asset}
          units={price}
          coin={COIN}
          confirmText={t('money.confirm_activateAccount', { price: amountText(price, COIN), coin: COIN })}
          ready={canPay(price, COIN)}
          load={() => import('../../../actions/money/taps/beginActivateAccount')}
          onConfirm={({ beginActivateAccount }) => beginActivateAccount(price)}
        >
          <PayFacts units={price} coin={COIN} contract="activation" receive={t('money.receiveActivation')} />
        </ReviewFrame>
      )}
    </WithFees>
  )
}
