import { t } from '../../i18n'
import type { Loadable, Pages } from '../../state/loading'
import { activityIcon } from '../../ui/art/icons/activity'
import { ListEnd } from '../../ui/lists/ListEnd'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { EmptyState } from '../../ui/states/EmptyState'
import { Unread } from '../../ui/states/Unread'
import { momentText } from '../../ui/text/dateText'
import { history } from './Legion.style'
import { LegionLoading } from './LegionLoading'

/** One line of either history. */
export interface HistoryLine {
  id: string
  what: string
  /** The player it came from; '' if there is none. */
  who: string
  change: string
  time: number
}

export interface HistoryListProps<T> {
  list: Loadable<Pages<T>>
  lineOf: (item: T) => HistoryLine
  onRetry: () => void
  onMore: () => void
}

/** Lines of a history, newest first, and a button for older ones. */
export function HistoryList<T>({ list: { data, busy, error }, lineOf, onRetry, onMore }: HistoryListProps<T>) {
  if (!data) return <LegionLoading error={error} busy={busy} onRetry={onRetry} />
  const lines = data.items.map(lineOf)
  if (lines.length === 0 && !data.unread) {
    return <EmptyState icon={activityIcon} title={t('legion.noHistory')} text={t('legion.noHistoryText')} />
  }
  return (
    <Panel busy={busy}>
      <Unread count={data.unread} />
      <div class={history}>
        <Table
          caption={t('legion.historyTitle')}
          columns={[
            { id: 'what', head: t('legion.what') },
            { id: 'change', head: t('legion.change'), align: 'end' },
          ]}
          rows={lines.map(({ id, what, who, change, time }) => ({
            key: id,
            cells: [
              <>
                <b>{what}</b>
                <small>{[who, momentText(time)].filter(Boolean).join(' · ')}</small>
              </>,
              <b key="change" data-sign={change[0]}>
                {change}
              </b>,
            ],
          }))}
        />
      </div>
      {error && <LegionLoading error={error} busy={busy} onRetry={onMore} />}
      {data.next && !error && <ListEnd busy={busy} onMore={onMore} />}
    </Panel>
  )
}
