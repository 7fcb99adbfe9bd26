import { t } from '../../i18n'
import type { Loadable, Pages } from '../../state/loading'
import { activityIcon } from '../../ui/art/icons/activity'
import { ListEnd } from '../../ui/lists/ListEnd'
import { EmptyState } from '../../ui/states/EmptyState'
import { Unread } from '../../ui/states/Unread'
import { days } from './History.style'
import { changeText, type HistoryLine, Line, unitText } from './HistoryLine'
import { historyDays } from './historyDays'
import { LegionLoading } from './LegionLoading'

export interface HistoryListProps<T> {
  list: Loadable<Pages<T>>
  lineOf: (item: T) => HistoryLine
  onRetry: () => void
  onMore: () => void
}

/** Lines of a history by day, newest first, and a button for older ones. */
export function HistoryList<T>({ list: { data, busy, error }, lineOf, onRetry, onMore }: HistoryListProps<T>) {
  if (!data) return <LegionLoading error={error} busy={busy} onRetry={onRetry} />
  const lines = data.items.map(lineOf)
  if (lines.length === 0 && !data.unread) {
    return <EmptyState icon={activityIcon} title={t('legion.noHistory')} text={t('legion.noHistoryText')} />
  }
  return (
    <div class={days} aria-busy={busy}>
      <Unread count={data.unread} />
      {historyDays(lines, !data.next && !data.unread).map((day) => (
        <Day key={day.title} {...day} />
      ))}
      {error && <LegionLoading error={error} busy={busy} onRetry={onMore} />}
      {data.next && !error && <ListEnd busy={busy} onMore={onMore} />}
    </div>
  )
}

function Day({ title, lines, total, isWhole }: ReturnType<typeof historyDays>[number]) {
  const kind = lines[0]?.kind ?? 'unknown'
  const sum = changeText(kind, total)
  return (
    <section aria-label={title}>
      <div>
        <h2>{title}</h2>
        <b data-sign={sum[0]}>
          {isWhole ? sum : t('legion.dayShown', { amount: sum })} <small>{unitText(kind)}</small>
        </b>
      </div>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}
