import { useEffect } from 'react'
import { loadMorePoints, loadPointHistory } from '../../actions/load/loadPointHistory'
import { pointHistory } from '../../state/legion'
import { HistoryList } from './HistoryList'

/** Points received; `type` null: of every type. */
export function PointList({ type }: { type: number | null }) {
  const read = () => void loadPointHistory(type)
  useEffect(read, [type])
  return (
    <HistoryList
      list={pointHistory.value}
      lineOf={(record) => ({
        id: record.id,
        kind: record.type ?? 'unknown',
        userid: record.userid,
        nickname: record.nickname,
        units: record.points,
        time: record.time,
      })}
      onRetry={read}
      onMore={() => void loadMorePoints()}
    />
  )
}
