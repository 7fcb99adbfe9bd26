import { toast, toastCopied } from '../../actions/page/toast'
import { config } from '../../config'
import type { User } from '../../domain/player'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { canSavePicture, savePicture } from '../../ui/device/savePicture'
import { sendLink } from '../../ui/device/sendLink'
import { Button } from '../../ui/inputs/Button'
import { IconButton } from '../../ui/inputs/IconButton'
import { Cluster } from '../../ui/lists/Cluster'
import { Panel } from '../../ui/lists/Panel'
import { QrCode } from '../../ui/qr/QrCode'
import { copyText } from '../../ui/text/copyText'
import { code, link } from './Shares.style'
import { shareLink } from './shareLink'
import { useBestCard } from './useBestCard'

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

const save = (url: string) => {
  const isAsked = savePicture(t('shell.brand'), url)
  toast('note', isAsked ? 'shares.saveAsked' : 'shares.qrHint')
}

/** The invitation as a poster to scan, the ways to send its link, what it brings, and its code. */
export function Invitation({ player }: { player: User }) {
  const address = shareLink(player)
  const card = useBestCard()
  const send = async () => {
    const text = t('shares.shareText', { code: player.inviteCode })
    const result = await sendLink({ title: t('shell.brand'), text, url: address })
    if (result !== 'handed') toastCopied(result === 'copied', address)
  }
  return (
    <Panel tone="gold">
      <p>{t('shares.promise')}</p>
      <QrCode
        text={address}
        label={t('shares.qr')}
        failedText={t('shares.qrFailed')}
        words={[t('shell.brand'), player.inviteCode]}
        // Never an empty frame: the best card is known late.
        card={card ?? `${config.artBase}/back.svg`}
        save={canSavePicture() ? { text: t('shares.save'), onSave: save } : undefined}
      />
      <Cluster>
        <Button kind="primary" onClick={() => copy(address)}>
          <Icon path={copyIcon} size={20} />
          {t('shares.copyLink')}
        </Button>
        <Button onClick={() => void send()}>{t('shares.share')}</Button>
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
