import { toast } from '../../actions/toast'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Address } from '../../ui/Address'
import { copyText } from '../../ui/copyText'
import { row } from './Setting.style'

/** Says the truth about it: wallets often forbid copying. */
const copy = async (text: string) => {
  const isCopied = await copyText(text)
  toast(isCopied ? 'done' : 'note', isCopied ? 'setting.copied' : 'setting.notCopied')
}

/** The wallet that the account belongs to; it cannot be changed. */
export function WalletRow() {
  const address = user.value?.address
  return (
    <section class={row} aria-label={t('setting.wallet')}>
      <div>
        <b>{t('setting.wallet')}</b>
        {address ? (
          <Address value={address} onCopy={(text) => void copy(text)} copyLabel={t('setting.copyAddress')} />
        ) : (
          t('setting.noWallet')
        )}
      </div>
    </section>
  )
}
