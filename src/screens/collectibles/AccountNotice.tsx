import { useEffect } from 'preact/hooks'
import { loadFees } from '../../actions/loadFees'
import { readBalances } from '../../actions/readBalances'
import { reviewMoney } from '../../actions/reviewMoney'
import { t } from '../../i18n'
import { fees, walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Notice } from '../../ui/Notice'

/** Reads the prices and what the wallet holds, for pages that name both. */
export function usePrices(): void {
  const address = user.value?.address
  useEffect(() => void loadFees(), [])
  useEffect(() => {
    if (address) void readBalances()
  }, [address])
}

/** The account is not activated yet: said with the way on, which is another one while the wallet lacks the MDV. Spec 5. */
export function AccountNotice() {
  return user.value?.activated === false ? <NotActivated /> : null
}

function NotActivated() {
  usePrices()
  const price = fees.value.data?.accountActivation ?? 0n
  const held = walletBalances.value.data?.MDV ?? price
  return held < price ? (
    <Notice tone="warning" action={<LinkButton href="/coins">{t('collectibles.toBalances')}</LinkButton>}>
      {t('error.activateFirst')} {t('error.topUpFirst')}
    </Notice>
  ) : (
    <Notice
      tone="warning"
      action={<Button onClick={() => reviewMoney('activateAccount', null)}>{t('asset.do_activate')}</Button>}
    >
      {t('error.activateFirst')}
    </Notice>
  )
}
