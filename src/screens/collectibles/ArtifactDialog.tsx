import { useState } from 'react'
import { activateArtifact } from '../../actions/game/activateArtifact'
import { toast } from '../../actions/page/toast'
import type { Asset } from '../../domain/asset'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Button } from '../../ui/inputs/Button'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'

/** Asks once more before an artifact is activated for good; shows here what went wrong, and can be retried. */
export function ArtifactDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  useBackToClose(onClose)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  const activate = async () => {
    setBusy(true)
    const problem = await activateArtifact(asset)
    setBusy(false)
    setError(problem)
    if (problem) return
    toast('done', 'money.finished_activateAsset')
    onClose()
  }
  return (
    <Dialog
      title={t('collectibles.activateAsk', { name: asset.name })}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void activate()}>
            {t(error ? 'common.retry' : 'asset.do_activate')}
          </Button>
        </>
      }
    >
      <p>{t('collectibles.activateWhat')}</p>
      {error && (
        <Notice tone="bad" live>
          {errorText(error)}
        </Notice>
      )}
    </Dialog>
  )
}
