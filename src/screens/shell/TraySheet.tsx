import { isOpen } from '../../domain/journal'
import { t } from '../../i18n'
import { journal } from '../../state/journal'
import { EmptyState } from '../../ui/EmptyState'
import { clockIcon } from '../../ui/icons/clock'
import { Sheet } from '../../ui/Sheet'
import { Tray as TrayList } from '../../ui/Tray'
import { useBackToClose } from '../../ui/useBackToClose'
import { isTrayOpen } from './money/isTrayOpen'
import { trayHeading } from './Tray.style'
import { toTrayEntry } from './TrayEntry'
import { unknownEntries } from './unknownEntries'

const close = () => {
  isTrayOpen.value = false
}

/** Everything under way, and below it what ended in the last 7 days. */
export function TraySheet() {
  useBackToClose(close)
  const entries = journal.value
  const show = (open: boolean) =>
    entries.filter((entry) => isOpen(entry) === open).map((entry) => toTrayEntry(entry, entries))
  const [open, ended] = [[...show(true), ...unknownEntries()], show(false)]
  return (
    <Sheet title={t('money.tray')} closeLabel={t('money.close')} onClose={close}>
      <div aria-live="polite">
        {open.length === 0 ? (
          <EmptyState icon={clockIcon} title={t('money.trayEmpty')} text={t('money.trayEmptyText')} />
        ) : (
          <TrayList label={t('money.tray')} entries={open} />
        )}
      </div>
      {ended.length > 0 && (
        <>
          <h3 class={trayHeading}>{t('money.trayEnded')}</h3>
          <TrayList label={t('money.trayEnded')} entries={ended} />
        </>
      )}
    </Sheet>
  )
}
