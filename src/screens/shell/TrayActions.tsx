import { continueEntry } from '../../actions/continueEntry'
import { discardEntry } from '../../actions/discardEntry'
import { isDiscardable, type JournalEntry } from '../../domain/journal'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { Cluster } from '../../ui/Cluster'
import { DropButton } from './money/DropButton'
import { isTrayOpen } from './money/isTrayOpen'

/** Opens the action's own sheet in the list's place, and goes on with it. */
function goOn(id: string): void {
  isTrayOpen.value = false
  void continueEntry(id)
}

/** What can be done with an open action: go on or drop it while the wallet was not asked, else only look at it. */
export function TrayActions({ entry }: { entry: JournalEntry }) {
  if (!isDiscardable(entry)) {
    return (
      <Cluster>
        <DropButton entry={entry} />
        <Button onClick={() => goOn(entry.id)}>{t('money.show')}</Button>
      </Cluster>
    )
  }
  return (
    <Cluster>
      <Button kind="quiet" onClick={() => void discardEntry(entry.id)}>
        {t('money.discard')}
      </Button>
      <Button onClick={() => goOn(entry.id)}>{t('money.continue')}</Button>
    </Cluster>
  )
}
