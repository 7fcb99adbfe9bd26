import { useMemo } from 'react'
import { toast } from '../../actions/page/toast'
import { config } from '../../config'
import { t } from '../../i18n'
import { canSavePicture, savePicture } from '../../ui/device/savePicture'
import { Button } from '../../ui/inputs/Button'
import { useQrPath } from '../../ui/qr/useQrPath'
import { Skeleton } from '../../ui/states/Skeleton'
import { drawPoster } from './drawPoster'
import { poster } from './Shares.style'
import { useBestCard } from './useBestCard'
import { useImage } from './useImage'

const save = (url: string) => {
  const isAsked = savePicture(t('shell.brand'), url)
  toast('note', isAsked ? 'shares.saveAsked' : 'shares.qrHint')
}

export interface PosterProps {
  /** Where scanning it leads. */
  address: string
  code: string
}

/** The invitation as a picture to press and hold, and a button that saves it if the phone can do that in another way. */
export function Poster({ address, code }: PosterProps) {
  const qr = useQrPath(address)
  // Never an empty frame: the best card is known late.
  const card = useImage(useBestCard() ?? `${config.artBase}/back.svg`)
  const [brand, label] = [t('shell.brand'), t('shares.inviteCode')]
  // Drawing is slow on a small phone: not again for each message or list that comes.
  const picture = useMemo(
    () => qr && qr !== 'failed' && drawPoster(qr, { brand, label, code }, card),
    [qr, card, brand, label, code],
  )
  return (
    <div class={poster} aria-busy={!qr}>
      {picture ? (
        <>
          <img src={picture} alt={t('shares.qr')} />
          {canSavePicture() && (
            <Button wide onClick={() => save(picture)}>
              {t('shares.save')}
            </Button>
          )}
        </>
      ) : qr ? (
        <p>{t('shares.qrFailed')}</p>
      ) : (
        <Skeleton height="var(--poster)" />
      )}
    </div>
  )
}
