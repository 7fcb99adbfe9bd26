import type { AssetDetail } from '../../domain/asset'
import { minimumBid, saleSplit, split } from '../../domain/bid'
import { PRICE_COIN } from '../../domain/coin'
import { formatAmount } from '../../domain/formatAmount'
import { locale, t } from '../../i18n'
import { fees } from '../../state/assets'
import { Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'

/** A hundredth of a percent is the smallest unit of a share. */
const PERCENT_DECIMALS = 2
const coins = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`

/** Who gets what of the current price if somebody pays it, and the next bid under the 111 protocol. Spec 5, 9. */
export function AssetShares({ asset: { market, price } }: { asset: AssetDetail }) {
  const feeBps = fees.value.data?.saleFeeBps
  if (price === null || (market === 'sale' && feeBps === undefined)) return null
  return (
    <Panel title={t('asset.shares')}>
      <Facts items={market === 'auction' ? auctionFacts(price) : saleFacts(price, feeBps ?? 0)} />
    </Panel>
  )
}

function saleFacts(price: bigint, feeBps: number) {
  const { seller, fee } = saleSplit(price, feeBps)
  const percent = formatAmount(BigInt(feeBps), PERCENT_DECIMALS, locale.value)
  return [
    { label: t('asset.toSeller'), value: coins(seller) },
    { label: t('asset.fee', { percent }), value: coins(fee) },
  ]
}

/** The shares of the lowest bid that would be accepted now. Without past traders, the holder gets their part. */
function auctionFacts(price: bigint) {
  const bid = minimumBid(price)
  const { holder, copyrightOwner, fee, pastTraders } = split(bid, { hasPastTraders: true })
  return [
    { label: t('asset.nextBid'), value: coins(bid) },
    { label: t('asset.toHolder'), value: coins(holder) },
    { label: t('asset.toCopyright'), value: coins(copyrightOwner) },
    { label: t('asset.protocolFee'), value: coins(fee) },
    { label: t('asset.toTraders'), value: coins(pastTraders) },
  ]
}
