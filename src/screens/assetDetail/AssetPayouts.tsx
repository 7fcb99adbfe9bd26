import { useEffect } from 'react'
import { reviewMoney } from '../../actions/money/reviewMoney'
import type { AssetDetail } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { nextPayment } from '../../domain/waiting'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { waiting } from '../../state/waiting'
import { Button } from '../../ui/inputs/Button'
import { amountText } from '../../ui/money/amountText'
import { Notice } from '../../ui/states/Notice'

/** What the 111 protocol holds for a past trader of this asset; the review takes it with all else that waits. Spec 9. */
export function AssetPayouts({ asset: { id, name, tokenId, trades } }: { asset: AssetDetail }) {
  const address = user.value?.address
  const isTrader = trades.some(({ from }) => from === address)
  useEffect(() => {
    // What cannot be read is read on the next visit.
    if (address && isTrader && tokenId !== null)
      import('../../actions/load/loadWaiting').then((action) => action.noteTraded({ id, name, tokenId })).catch(Boolean)
    // Each trade adds to it.
  }, [address, id, isTrader, tokenId, trades.length])
  const found = waiting.value
  const share = found?.shares.find(({ asset }) => asset?.id === id)
  if (!found || !share) return null
  const coins = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`
  const take = (
    <Button onClick={() => reviewMoney('payout', null)}>
      {t('assetPage.takePayout', { amount: coins(nextPayment(found).sum) })}
    </Button>
  )
  return (
    <Notice tone="good" action={take}>
      {t('assetPage.payout', { amount: coins(share.units) })}
    </Notice>
  )
}
