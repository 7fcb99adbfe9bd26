import { minimumBid, split } from '../../domain/bid'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { Facts } from '../lists/Facts'
import { amountText } from './amountText'

export interface BidSplitProps {
  /** In the price coin's smallest unit. */
  bid: bigint
  hasPastTraders: boolean
  /** Nobody knows whether there are past traders, or there certainly are none: says what becomes of their part. */
  explains: boolean
}

/** Where a bid goes, in shares that sum to it exactly, and what the bidder gets back if somebody bids more. Spec 9. */
export function BidSplit({ bid, hasPastTraders, explains }: BidSplitProps) {
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
        {explains && <p>{t(hasPastTraders ? 'review.someTraders' : 'review.noTraders')}</p>}
      </section>
      <p>{t('review.outbid', { amount: amount(split(minimumBid(bid), { hasPastTraders: true }).holder) })}</p>
    </>
  )
}
