import { useEffect } from 'react'
import { reviewMoney } from '../../actions/money/reviewMoney'
import type { AssetDetail } from '../../domain/asset'
import { openEntries } from '../../state/journal'
import { payouts } from '../../state/payouts'
import { user } from '../../state/session'
import { PayoutNotice } from '../../ui/money/PayoutNotice'

/** What the 111 protocol holds for a past trader until they collect it. Spec 9. */
export function AssetPayouts({ asset }: { asset: AssetDetail }) {
  const address = user.value?.address
  const isTraded = asset.trades.length > 0
  const underWay = openEntries.value.length
  useEffect(() => {
    // What cannot be read is read on the next visit.
    if (address && isTraded)
      import('../../actions/load/loadPayout').then((action) => action.loadPayout(asset)).catch(Boolean)
  }, [address, asset, underWay])
  const found = payouts.value
  if (!address || found?.assetId !== asset.id) return null
  return (
    <>
      <PayoutNotice units={found.share} onTake={(amount) => reviewMoney('payout', asset, { amount })} />
      <PayoutNotice units={found.credit} onTake={(amount) => reviewMoney('payout', null, { amount })} />
    </>
  )
}
