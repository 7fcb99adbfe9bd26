import { useEffect } from 'react'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { untilQuiet } from '../../actions/page/untilQuiet'
import { openEntries } from '../../state/journal'
import { payouts } from '../../state/payouts'
import { user } from '../../state/session'
import { PayoutNotice } from '../../ui/money/PayoutNotice'

/** Payments that the 111 protocol could not make, whatever the asset. Spec 9. */
export function Credit() {
  const address = user.value?.address
  const underWay = openEntries.value.length
  useEffect(() => {
    // What cannot be read is read on the next visit.
    if (!address) return
    untilQuiet()
      .then(() => import('../../actions/load/loadPayout'))
      .then((action) => action.loadPayout(null))
      .catch(Boolean)
  }, [address, underWay])
  return (
    <PayoutNotice units={payouts.value?.credit ?? 0n} onTake={(amount) => reviewMoney('payout', null, { amount })} />
  )
}
