import { useState } from 'preact/hooks'
import type { Recovery } from '../domain/recovery'
import { t } from '../i18n'
import { Button } from './Button'
import { visuallyHidden } from './visuallyHidden'

export type RecoverButtonProps = {
  /** Of the asset, for who hears the button alone. */
  name: string
  recovery: Recovery
  onRecover: () => Promise<void>
}

/** The one next step for an asset whose chain and provider do not agree. */
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
