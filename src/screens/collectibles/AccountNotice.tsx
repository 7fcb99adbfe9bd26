import { useEffect } from 'react'
import { loadFees } from '../../actions/load/loadFees'
import { readBalances } from '../../actions/load/readBalances'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { t } from '../../i18n'
import { fees, heldCoins } from '../../state/assets'
import { user } from '../../state/session'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Notice } from '../../ui/states/Notice'

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
  const held = heldCoins.value?.MDV ?? price
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
