import { useState } from 'react'
import { t } from '../../i18n'
import { overlay } from '../../state/overlay'
import { user } from '../../state/session'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Chips } from '../../ui/inputs/Chips'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Stack } from '../../ui/lists/Stack'
import { QrCode } from '../../ui/qr/QrCode'
import { siteLink } from './siteLink'

const close = () => {
  overlay.value = null
}

/**
 * The game's log-in by QR code. The provider has no call that hands a session to the game, so the code only names the
 * player and the server, never a token; scanned by anything but the game, it opens our login.
 */
function loginLink(): string | null {
  const player = user.value
  if (!player) return null
  const query = new URLSearchParams({ userid: player.userid, server_id: player.currentServerId })
  return `${location.origin}/login?${query}`
}

/** QR codes to get the game app, and to log in to it. Spec 2. */
export default function GameDialog() {
  useBackToClose(close)
  const [wanted, want] = useState('')
  const codes: { value: string; text: string; link: string }[] = []
  const add = (value: string, text: string, link: string | null) => {
    if (link) codes.push({ value, text, link })
  }
  add('android', t('frame.android'), siteLink('android_url'))
  add('ios', t('frame.ios'), siteLink('ios_url'))
  add('login', t('menu.login'), loginLink())
  const code = codes.find(({ value }) => value === wanted) ?? codes[0]
  return (
    <Dialog title={t('menu.game')} closeLabel={t('common.close')} onClose={close}>
      {code ? (
        <Stack>
          <Chips label={t('menu.what')} name="game-code" items={codes} current={code.value} onSelect={want} />
          <QrCode key={code.link} text={code.link} label={code.text} failedText={t('menu.noCode')} />
          <p>{t(code.value === 'login' ? 'menu.scanLogin' : 'menu.scan')}</p>
          {code.value !== 'login' && (
            <LinkButton href={code.link} wide external>
              {t('menu.open')}
            </LinkButton>
          )}
        </Stack>
      ) : (
        <p>{t('error.notOpen')}</p>
      )}
    </Dialog>
  )
}
