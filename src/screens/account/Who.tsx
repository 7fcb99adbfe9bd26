import { useState } from 'react'
import { refreshUser } from '../../actions/load/refreshUser'
import { toastCopied } from '../../actions/page/toast'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { userError } from '../../state/userError'
import { Avatar } from '../../ui/art/Avatar'
import { Button } from '../../ui/inputs/Button'
import { Skeleton } from '../../ui/states/Skeleton'
import { Address } from '../../ui/text/Address'
import { copyText } from '../../ui/text/copyText'
import { who } from './Who.style'

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

/** Who is logged in: crest, name and wallet address. */
export function Who() {
  const player = user.value
  if (!player) {
    const isUnread = !!userError.value
    return (
      <span class={who} data-unread={isUnread}>
        {isUnread ? <NotRead /> : <Skeleton width="12rem" height="36px" />}
      </span>
    )
  }
  const { address, nickname, userid } = player
  return (
    <span class={who} data-unread={false}>
      <Avatar seed={userid} size={44} />
      {nickname && <b>{nickname}</b>}
      {address ? <Address value={address} onCopy={copy} copyLabel={t('account.copyAddress')} /> : t('account.noWallet')}
    </span>
  )
}

/** The page reads the player again by itself; this is for who does not want to wait. */
function NotRead() {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await refreshUser()
    setBusy(false)
  }
  return (
    <>
      <span>{t('account.whoNotRead')}</span>
      <Button kind="quiet" busy={isBusy} onClick={() => void retry()}>
        {t('common.retry')}
      </Button>
    </>
  )
}
