import { isOpen, type JournalEntry } from '../../../domain/journal'
import { t } from '../../../i18n'
import { journal } from '../../../state/journal'
import { clockIcon } from '../../../ui/art/icons/clock'
import { Sheet } from '../../../ui/frame/Sheet'
import { useBackToClose } from '../../../ui/frame/useBackToClose'
import { Boundary } from '../../../ui/states/Boundary'
import { EmptyState } from '../../../ui/states/EmptyState'
import { trayHeading } from './Tray.style'
import { toTrayEntry } from './TrayEntry'
import { TrayList, TrayRow } from './TrayList'
import { damagedEntry, unknownEntries } from './unknownEntries'

/** An entry as a row of the list; one that cannot be shown takes none of the others with it. */
const draw = (entry: JournalEntry, all: readonly JournalEntry[]) => (
  <Boundary key={entry.id} fallback={() => <TrayRow entry={damagedEntry(entry, 0)} />}>
    <Row entry={entry} all={all} />
  </Boundary>
)
const Row = ({ entry, all }: { entry: JournalEntry; all: readonly JournalEntry[] }) => (
  <TrayRow entry={toTrayEntry(entry, all)} />
)

/** Everything under way, and below it what ended in the last 7 days. */
export function TraySheet({ onClose }: { onClose: () => void }) {
  useBackToClose(onClose)
  const entries = journal.value
  const unknown = unknownEntries()
  const open = entries.filter(isOpen)
  const ended = entries.filter((entry) => !isOpen(entry))
  return (
    <Sheet title={t('money.tray')} closeLabel={t('money.close')} onClose={onClose}>
      <div aria-live="polite">
        {open.length + unknown.length === 0 ? (
          <EmptyState icon={clockIcon} title={t('money.trayEmpty')} text={t('money.trayEmptyText')} />
        ) : (
          <TrayList label={t('money.tray')} entries={unknown}>
            {open.map((entry) => draw(entry, entries))}
          </TrayList>
        )}
      </div>
      {ended.length > 0 && (
        <>
          <h3 class={trayHeading}>{t('money.trayEnded')}</h3>
          <TrayList label={t('money.trayEnded')}>{ended.map((entry) => draw(entry, entries))}</TrayList>
        </>
      )}
    </Sheet>
  )
}
