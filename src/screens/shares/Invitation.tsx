import { toastCopied } from '../../actions/page/toast'
import type { User } from '../../domain/player'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { canSendLink, sendLink } from '../../ui/device/sendLink'
import { Button } from '../../ui/inputs/Button'
import { Cluster } from '../../ui/lists/Cluster'
import { Panel } from '../../ui/lists/Panel'
import { copyText } from '../../ui/text/copyText'
import { Poster } from './Poster'
import { link } from './Shares.style'
import { shareLink } from './shareLink'

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

/**
 * What an invitation brings, its poster to scan, and the ways to send its link or its code. Where nothing sends links,
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
    <Panel title={t('shares.promise')} tone="gold">
      <p data-soft="true">{t('shares.lead')}</p>
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
        {player.inviteCode && (
          <Button onClick={() => copy(player.inviteCode)}>
            <Icon path={copyIcon} size={20} />
            <span>
              {t('shares.copyCode')} <strong>{player.inviteCode}</strong>
            </span>
          </Button>
        )}
      </Cluster>
      <p data-soft="true">{t('shares.qrHint')}</p>
      <p class={link} data-soft="true">
        {address}
      </p>
      {player.inviterCode && <p data-soft="true">{t('shares.inviter', { code: player.inviterCode })}</p>}
    </Panel>
  )
}
