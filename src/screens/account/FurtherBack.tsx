import { useState } from 'react'
import { toast } from '../../actions/page/toast'
import { toAppError } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { Notice } from '../../ui/states/Notice'

/** Says that only the newest lines of the feed were looked through, and looks through older ones. */
export function FurtherBack() {
  const [isBusy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    try {
      const { loadWaiting } = await import('../../actions/load/loadWaiting')
      await loadWaiting(true)
    } catch (cause) {
      toast('error', toAppError(cause, 'chunk'))
    }
    setBusy(false)
  }
  return (
    <Notice
      action={
        <Button busy={isBusy} onClick={() => void look()}>
          {t('waiting.further')}
        </Button>
      }
    >
      {t('waiting.part')}
    </Notice>
  )
}
