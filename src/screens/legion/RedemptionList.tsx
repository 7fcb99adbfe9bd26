import { useEffect } from 'react'
import { loadMoreRedemptions, loadRedemptions } from '../../actions/load/loadRedemptions'
import { redemptions } from '../../state/legion'
import { HistoryList } from './HistoryList'

const read = () => void loadRedemptions()

/** Points that were redeemed for MDS. */
export function RedemptionList() {
  useEffect(read, [])
  return (
    <HistoryList
      list={redemptions.value}
      lineOf={({ id, amount, time }) => ({
        id,
        kind: 'redeemed',
        userid: '',
        nickname: '',
        units: amount,
        time,
      })}
      onRetry={read}
      onMore={() => void loadMoreRedemptions()}
    />
  )
}
