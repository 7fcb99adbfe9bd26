import { useEffect } from 'react'
import { loadMorePoints, loadPointHistory } from '../../actions/load/loadPointHistory'
import { t } from '../../i18n'
import { pointHistory } from '../../state/legion'
import { HistoryList } from './HistoryList'
import { pointsText } from './words'

/** Points received; `type` null: of every type. */
export function PointList({ type }: { type: number | null }) {
  const read = () => void loadPointHistory(type)
  useEffect(read, [type])
  return (
    <HistoryList
      list={pointHistory.value}
      lineOf={(record) => ({
        id: record.id,
        what: t(`legion.type_${record.type ?? 'unknown'}`),
        who: record.nickname,
        change: `+${pointsText(record.points)}`,
        time: record.time,
      })}
      onRetry={read}
      onMore={() => void loadMorePoints()}
    />
  )
}
