import type { Asset, AssetDetail } from '../../../../domain/asset'
import { minimumBid, split } from '../../../../domain/bid'
import { PRICE_COIN } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { Facts } from '../../../../ui/Facts'

/** A bid before this one: its seller is a past trader for certain. */
const wasBidOn = (asset: Asset | AssetDetail): boolean => 'auction' in asset && asset.auction?.currentBid != null

/** Only an asset that is known never to have changed hands has no past traders; a sale of it made none, though. */
const mayHaveTraders = (asset: Asset | AssetDetail): boolean =>
  !('trades' in asset) || asset.trades.length > 0 || wasBidOn(asset)

/** Where a bid goes, summing to it exactly, and what comes back to its maker when somebody bids more. Spec 9. */
export function BidShares({ asset, bid }: { asset: Asset; bid: bigint }) {
  const hasTraders = mayHaveTraders(asset)
  const { holder, copyrightOwner, fee, pastTraders } = split(bid, hasTraders ? 1 : 0)
  const amount = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`
  const shares = [
    { label: t('review.shareHolder', { percent: hasTraders ? 95 : 96 }), value: amount(holder) },
    { label: t('review.shareCopyright', { percent: 3 }), value: amount(copyrightOwner) },
    { label: t('review.shareFee', { percent: 1 }), value: amount(fee) },
    ...(hasTraders ? [{ label: t('review.shareTraders', { percent: 1 }), value: amount(pastTraders) }] : []),
  ]
  return (
    <>
      <section aria-label={t('review.whereItGoes')}>
        <h3>{t('review.whereItGoes')}</h3>
        <Facts items={shares} />
        {!wasBidOn(asset) && <p>{t(hasTraders ? 'review.someTraders' : 'review.noTraders')}</p>}
      </section>
      <p>{t('review.outbid', { amount: amount(split(minimumBid(bid), 1).holder) })}</p>
    </>
  )
}
