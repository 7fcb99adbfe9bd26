import { t } from '../../i18n'
import { user } from '../../state/session'
import { Notice } from '../../ui/Notice'

/** Who has no wallet cannot pay on the chain: said before anything is chosen. Spec 8. */
export function WalletNotice() {
  return user.value?.address === '' ? <Notice tone="warning">{t('error.linkAccount')}</Notice> : null
}
