import { useEffect, useState } from 'preact/hooks'
import { canGiveUp } from '../../../domain/canGiveUp'
import type { JournalEntry } from '../../../domain/journal'
import { t } from '../../../i18n'
import { Button } from '../../../ui/Button'
import { giveUp } from './goOn'

const LOOK_MS = 5000

/** "Nothing was sent": the player's word on an entry whose outcome nobody knows; there once it may be given. */
export function GiveUpButton({ entry }: { entry: JournalEntry }) {
  const [, look] = useState(0)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  // The clock of now: one of the last look is behind a wallet that was asked since, as if it had been set back.
  if (!canGiveUp(entry, Date.now())) return null
  const sayNothingSent = async () => {
    setBusy(true)
    await giveUp(entry.id)
    setBusy(false)
  }
  return (
    <Button kind="quiet" busy={isBusy} onClick={() => void sayNothingSent()}>
      {t('money.nothingSent')}
    </Button>
  )
}
