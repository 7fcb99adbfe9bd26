import { useEffect } from 'preact/hooks'
import { reviewMoney } from '../../actions/reviewMoney'
import type { AssetDetail } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { openEntries } from '../../state/journal'
import { payouts } from '../../state/payouts'
import { user } from '../../state/session'
import { amountText } from '../../ui/amountText'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** What the 111 protocol holds for a past trader until they take it. Spec 9. */
export function AssetPayouts({ asset }: { asset: AssetDetail }) {
  const address = user.value?.address
  const isTraded = asset.trades.length > 0
  const underWay = openEntries.value.length
  useEffect(() => {
    // What cannot be read is looked at on the next visit.
    if (address && isTraded)
      import('../../actions/loadPayout').then((action) => action.loadPayout(asset)).catch(Boolean)
  }, [address, asset, underWay])
  const found = payouts.value
  if (!address || found?.assetId !== asset.id) return null
  return (
    <>
      <Payout units={found.share} asset={asset} />
      <Payout units={found.credit} asset={null} />
    </>
  )
}

function Payout({ units, asset }: { units: bigint; asset: AssetDetail | null }) {
  if (units === 0n) return null
  const amount = `${amountText(units)} ${PRICE_COIN}`
  return (
    <Notice
      tone="good"
      action={<Button onClick={() => reviewMoney('payout', asset, amount)}>{t('asset.takePayout')}</Button>}
    >
      {t('asset.payout', { amount })}
    </Notice>
  )
}
