import { isDiscardable, type JournalEntry } from '../../../domain/journal'
import { t } from '../../../i18n'
import { isTrayOpen } from '../../../state/isTrayOpen'
import { Button } from '../../../ui/inputs/Button'
import { Cluster } from '../../../ui/lists/Cluster'
import { Doubt } from '../Doubt'
import { discard, goOn } from '../goOn'

/** Replaces the list with the action's own sheet, and continues the action. */
function openSheet(id: string): void {
  isTrayOpen.value = false
  void goOn(id)
}

/** What can be done with an open action: continue or drop it before the wallet was asked, after that only view it. */
export function TrayActions({ entry }: { entry: JournalEntry }) {
  if (!isDiscardable(entry)) {
    return (
      <Cluster>
        <Doubt entry={entry} />
        <Button onClick={() => openSheet(entry.id)}>{t('money.show')}</Button>
      </Cluster>
    )
  }
  return (
    <Cluster>
      <Button kind="quiet" onClick={() => void discard(entry.id)}>
        {t('money.discard')}
      </Button>
      <Button onClick={() => openSheet(entry.id)}>{t('money.continue')}</Button>
    </Cluster>
  )
}
