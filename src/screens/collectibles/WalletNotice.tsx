import { t } from '../../i18n'
import { user } from '../../state/session'
import { Notice } from '../../ui/states/Notice'

/** Warns a player without a wallet, who cannot pay on chain, before they choose anything. Spec 8. */
export function WalletNotice() {
  return user.value?.address === '' ? <Notice tone="warning">{t('error.linkAccount')}</Notice> : null
}
