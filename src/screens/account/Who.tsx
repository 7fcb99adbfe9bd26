import { toast } from '../../actions/toast'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Address } from '../../ui/Address'
import { Avatar } from '../../ui/Avatar'
import { copyText } from '../../ui/copyText'
import { Skeleton } from '../../ui/Skeleton'
import { who } from './Account.style'

/** Says the truth about it: wallets often forbid copying. */
const copy = async (text: string) => {
  const isCopied = await copyText(text)
  toast(isCopied ? 'done' : 'note', isCopied ? 'account.copied' : 'account.notCopied')
}

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
      {address ? (
        <Address value={address} onCopy={(value) => void copy(value)} copyLabel={t('account.copyAddress')} />
      ) : (
        t('account.noWallet')
      )}
    </span>
  )
}
