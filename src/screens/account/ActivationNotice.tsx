import { useEffect } from 'preact/hooks'
import { loadFees } from '../../actions/loadFees'
import { reviewMoney } from '../../actions/reviewMoney'
import { t } from '../../i18n'
import { fees } from '../../state/assets'
import { user } from '../../state/session'
import { amountText } from '../../ui/amountText'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** What an account that is not activated yet lacks, and the way to activate it. Spec 4, 9. */
export function ActivationNotice() {
  const isMissing = user.value?.activated === false
  useEffect(() => {
    if (isMissing && !fees.value.data) void loadFees()
  }, [isMissing])
  if (!isMissing) return null
  const price = fees.value.data?.accountActivation
  return (
    <Notice
      tone="warning"
      action={
        <Button kind="primary" onClick={() => reviewMoney('activateAccount', null)}>
          {t('account.activate')}
        </Button>
      }
    >
      {price === undefined
        ? t('account.notActivated')
        : t('account.notActivatedFor', { amount: amountText(price, 'MDV'), coin: 'MDV' })}
    </Notice>
  )
}
