import { toastCopied } from '../../actions/page/toast'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Icon } from '../../ui/art/Icon'
import { walletIcon } from '../../ui/art/icons/wallet'
import { Address } from '../../ui/text/Address'
import { copyText } from '../../ui/text/copyText'
import { row } from './Setting.style'

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

/** The wallet that the account belongs to, which cannot be changed. */
export function WalletRow() {
  const address = user.value?.address
  return (
    <section class={row} aria-label={t('setting.wallet')}>
      <div>
        <Icon path={walletIcon} size={20} />
        <b>{t('setting.wallet')}</b>
        {address ? (
          <Address value={address} onCopy={copy} copyLabel={t('setting.copyAddress')} />
        ) : (
          t('setting.noWallet')
        )}
      </div>
    </section>
  )
}
