import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { canPay, PayFacts } from './PayFacts'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'
import { WithFees } from './WithFees'

const COIN = 'MDV'

/** Activating the account: its price in MDV, as the provider has it in force. Spec 9. */
export function ActivateAccountReview({ flow }: ReviewProps) {
  return (
    <WithFees>
      {({ accountActivation: price }) => (
        <ReviewFrame
          asset={flow.asset}
          confirmText={t('money.confirm_activateAccount', { price: amountText(price, COIN), coin: COIN })}
          ready={canPay(price, COIN)}
          load={() => import('../../../../actions/taps/beginActivateAccount')}
          onConfirm={({ beginActivateAccount }) => beginActivateAccount(price)}
        >
          <PayFacts units={price} coin={COIN} contract="activation" receive={t('money.receiveActivation')} />
        </ReviewFrame>
      )}
    </WithFees>
  )
}
