import type { Asset, AssetDetail } from '../../../../domain/asset'
import { minimumBid, split } from '../../../../domain/bid'
import { PRICE_COIN } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { Facts } from '../../../../ui/Facts'

/** Whether trades came before: only an asset that is known never to have changed hands has no past traders. */
const tradesOf = (asset: Asset | AssetDetail): number => ('trades' in asset ? asset.trades.length : 1)

/** Where a bid goes, summing to it exactly, and what comes back to its maker when somebody bids more. Spec 9. */
export function BidShares({ asset, bid }: { asset: Asset; bid: bigint }) {
  const trades = tradesOf(asset)
  const { holder, copyrightOwner, fee, pastTraders } = split(bid, trades)
  const amount = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`
  const shares = [
    { label: t('review.shareHolder', { percent: trades > 0 ? 95 : 96 }), value: amount(holder) },
    { label: t('review.shareCopyright', { percent: 3 }), value: amount(copyrightOwner) },
    { label: t('review.shareFee', { percent: 1 }), value: amount(fee) },
    ...(trades > 0 ? [{ label: t('review.shareTraders', { percent: 1 }), value: amount(pastTraders) }] : []),
  ]
  return (
    <>
      <section aria-label={t('review.whereItGoes')}>
        <h3>{t('review.whereItGoes')}</h3>
        <Facts items={shares} />
        <p>{t(trades > 0 ? 'review.someTraders' : 'review.noTraders')}</p>
      </section>
      <p>{t('review.outbid', { amount: amount(split(minimumBid(bid), 1).holder) })}</p>
    </>
  )
}
