import { isDiscardable, type JournalEntry, Step } from '../../../domain/journal'
import { t } from '../../../i18n'
import { isTrayOpen } from '../../../state/isTrayOpen'
import { Icon } from '../../../ui/art/Icon'
import { warningIcon } from '../../../ui/art/icons/warning'
import { trayButton } from './Tray.style'

const open = () => {
  isTrayOpen.value = true
}

/** Whether the entry waits for the player: to continue, or to look into the wallet. */
const needsPlayer = (entry: JournalEntry): boolean => isDiscardable(entry) || entry.step === Step.asked

/** How many actions are under way. Above the bottom bar: wallets swallow touches at the top of the page. */
export function TrayButton({ entries, unknown }: { entries: readonly JournalEntry[]; unknown: number }) {
  const count = entries.length + unknown
  const isAsking = entries.some(({ step }) => step === Step.asked)
  const isWaiting = unknown > 0 || entries.some(needsPlayer)
  return (
    <button
      type="button"
      class={trayButton}
      data-tone={isWaiting ? 'warning' : undefined}
      aria-label={`${t('money.trayCount', { count })}${isAsking ? `. ${t('money.trayAsk')}` : ''}`}
      aria-haspopup="dialog"
      aria-expanded={isTrayOpen.value}
      onClick={open}
    >
      {isWaiting ? <Icon path={warningIcon} size={20} /> : <i />}
      {isAsking ? t('money.trayAsk') : t('money.trayShort', { count })}
    </button>
  )
}
