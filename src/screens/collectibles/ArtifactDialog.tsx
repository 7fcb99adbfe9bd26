import { useState } from 'preact/hooks'
import { activateArtifact } from '../../actions/activateArtifact'
import { toast } from '../../actions/toast'
import type { Asset } from '../../domain/asset'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Notice } from '../../ui/Notice'
import { useBackToClose } from '../../ui/useBackToClose'

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
          {t(`error.${error.key}`, error.params)}
        </Notice>
      )}
    </Dialog>
  )
}
