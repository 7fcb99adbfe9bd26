import { toastCopied } from '../../actions/page/toast'
import type { User } from '../../domain/player'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { canSendLink, sendLink } from '../../ui/device/sendLink'
import { Button } from '../../ui/inputs/Button'
import { IconButton } from '../../ui/inputs/IconButton'
import { Cluster } from '../../ui/lists/Cluster'
import { Panel } from '../../ui/lists/Panel'
import { copyText } from '../../ui/text/copyText'
import { Poster } from './Poster'
import { code, link } from './Shares.style'
import { shareLink } from './shareLink'

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

/**
 * The invitation as a poster to scan, the ways to send its link, its code and what it brings. Where nothing sends links,
 * copying is the only way, and no button promises another.
 */
export function Invitation({ player }: { player: User }) {
  const address = shareLink(player)
  const canSend = canSendLink()
  const send = async () => {
    const text = t('shares.shareText', { code: player.inviteCode })
    const result = await sendLink({ title: t('shell.brand'), text, url: address })
    if (result !== 'handed') toastCopied(result === 'copied', address)
  }
  return (
    <Panel tone="gold">
      <p>{t('shares.promise')}</p>
      <Poster address={address} code={player.inviteCode} />
      <Cluster>
        {canSend && (
          <Button kind="primary" onClick={() => void send()}>
            {t('shares.share')}
          </Button>
        )}
        <Button kind={canSend ? 'secondary' : 'primary'} onClick={() => copy(address)}>
          <Icon path={copyIcon} size={20} />
          {t('shares.copyLink')}
        </Button>
      </Cluster>
      {player.inviteCode && (
        <div class={code}>
          <p>
            <small>{t('shares.code')}</small>
            <strong>{player.inviteCode}</strong>
          </p>
          <IconButton icon={copyIcon} label={t('shares.copyCode')} onClick={() => copy(player.inviteCode)} />
        </div>
      )}
      <p data-soft="true">{t('shares.qrHint')}</p>
      <p data-soft="true">{t('shares.lead')}</p>
      <p class={link}>
        <code>{address.split(/\b(?=[/?])/).map((part) => [part, <wbr key={part} />])}</code>
      </p>
      {player.inviterCode && <p data-soft="true">{t('shares.inviter', { code: player.inviterCode })}</p>}
    </Panel>
  )
}
