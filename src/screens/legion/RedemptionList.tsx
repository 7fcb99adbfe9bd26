import { useEffect } from 'react'
import { loadMoreRedemptions, loadRedemptions } from '../../actions/load/loadRedemptions'
import { t } from '../../i18n'
import { redemptions } from '../../state/legion'
import { amountText } from '../../ui/money/amountText'
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
        what: t('legion.type_redeemed'),
        who: '',
        change: `${amountText(amount)} MDS`,
        time,
      })}
      onRetry={read}
      onMore={() => void loadMoreRedemptions()}
    />
  )
}
