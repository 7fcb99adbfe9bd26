import { toastCopied } from '../../actions/toast'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Address } from '../../ui/Address'
import { Avatar } from '../../ui/Avatar'
import { copyText } from '../../ui/copyText'
import { Skeleton } from '../../ui/Skeleton'
import { who } from './Account.style'

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

/** Who is logged in: crest, name and wallet address. */
export function Who() {
  const player = user.value
  if (!player) {
    return (
      <span class={who}>
        <Skeleton width="12rem" height="36px" />
      </span>
    )
  }
  const { address, nickname, userid } = player
  return (
    <span class={who}>
      <Avatar seed={address || userid} size={36} />
      {nickname && <b>{nickname}</b>}
      {address ? <Address value={address} onCopy={copy} copyLabel={t('account.copyAddress')} /> : t('account.noWallet')}
    </span>
  )
}
