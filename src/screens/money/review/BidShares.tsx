import type { Asset, AssetDetail } from '../../../domain/asset'
import { minimumBid, split } from '../../../domain/bid'
import { PRICE_COIN } from '../../../domain/coin'
import { t } from '../../../i18n'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'

/** Somebody has bid before, so the seller then is certainly a past trader. */
const wasBidOn = (asset: Asset | AssetDetail): boolean => 'auction' in asset && asset.auction?.currentBid != null

/**
 * Only an asset known never to have changed hands certainly has no past traders. A fixed-price sale makes none, but
 * counts here as if it might have.
 */
const mayHaveTraders = (asset: Asset | AssetDetail): boolean =>
  !('trades' in asset) || asset.trades.length > 0 || wasBidOn(asset)

/** Where a bid goes, in shares that sum to it exactly, and what the bidder gets back if somebody bids more. Spec 9. */
export function BidShares({ asset, bid }: { asset: Asset; bid: bigint }) {
  const hasPastTraders = mayHaveTraders(asset)
  const { holder, copyrightOwner, fee, pastTraders } = split(bid, { hasPastTraders })
  const amount = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`
  const shares = [
    { label: t('review.shareHolder', { percent: hasPastTraders ? 95 : 96 }), value: amount(holder) },
    { label: t('review.shareCopyright', { percent: 3 }), value: amount(copyrightOwner) },
    { label: t('review.shareFee', { percent: 1 }), value: amount(fee) },
    ...(hasPastTraders ? [{ label: t('review.shareTraders', { percent: 1 }), value: amount(pastTraders) }] : []),
  ]
  return (
    <>
      <section aria-label={t('review.whereItGoes')}>
        <h3>{t('review.whereItGoes')}</h3>
        <Facts items={shares} />
        {!wasBidOn(asset) && <p>{t(hasPastTraders ? 'review.someTraders' : 'review.noTraders')}</p>}
      </section>
      <p>{t('review.outbid', { amount: amount(split(minimumBid(bid), { hasPastTraders: true }).holder) })}</p>
    </>
  )
}
