import { useEffect, useState } from 'react'
import { canGiveUp } from '../../domain/canGiveUp'
import type { JournalEntry } from '../../domain/journal'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { giveUp } from './goOn'

const LOOK_MS = 5000

/**
 * "Nothing was sent": lets the player end an entry whose transaction the chain never showed; appears once that is
 * allowed.
 */
export function GiveUpButton({ entry }: { entry: JournalEntry }) {
  const [, look] = useState(0)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  // Reads the clock now: the time of the last look may be older than the wallet's prompt, which would count as a clock
  // that was set back.
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
