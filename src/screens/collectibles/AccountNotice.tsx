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

/** Reads the prices and the wallet's balances, for pages that show both. */
export function usePrices(): void {
  const address = user.value?.address
  useEffect(() => void loadFees(), [])
  useEffect(() => {
    if (address) void readBalances()
  }, [address])
}

/** Says that the account is not activated yet, and what to do; that differs while the wallet lacks the MDV. Spec 5. */
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
