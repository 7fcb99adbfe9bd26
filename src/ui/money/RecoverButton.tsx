import { useState } from 'react'
import type { Recovery } from '../../domain/recovery'
import { t } from '../../i18n'
import { Button } from '../inputs/Button'
import { visuallyHidden } from '../text/visuallyHidden'

export type RecoverButtonProps = {
  /** The asset's name, for screen readers that read the button alone. */
  name: string
  recovery: Recovery
  onRecover: () => Promise<void>
}

/** The one next step for an asset about which chain and provider disagree. */
export function RecoverButton({ name, recovery: { action }, onRecover }: RecoverButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const recover = async () => {
    setBusy(true)
    await onRecover()
    setBusy(false)
  }
  return (
    <Button busy={isBusy} onClick={() => void recover()}>
      {t(`recovery.${action}`)}
      <span class={visuallyHidden}>{` ${name}`}</span>
    </Button>
  )
}
