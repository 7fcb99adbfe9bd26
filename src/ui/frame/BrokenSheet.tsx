import { t } from '../../i18n'
import { Broken } from '../states/Broken'
import { Sheet } from './Sheet'
import { useBackToClose } from './useBackToClose'

export type BrokenSheetProps = {
  /** What was meant to be shown. */
  title: string
  onRetry: () => void
  onClose: () => void
}

/** In place of a sheet or dialog that cannot be drawn; it can be closed like the one that was meant. */
export function BrokenSheet({ title, onRetry, onClose }: BrokenSheetProps) {
  useBackToClose(onClose)
  return (
    <Sheet title={title} closeLabel={t('common.close')} onClose={onClose}>
      <Broken onRetry={onRetry} />
    </Sheet>
  )
}
