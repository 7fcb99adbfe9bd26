import { t } from '../../../i18n'
import { amountText } from '../../../ui/money/amountText'
import { BidOutlook } from '../../../ui/money/BidOutlook'
import { Notice } from '../../../ui/states/Notice'
import { PriceField } from './PriceField'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'
import { wantedPrice } from './wantedPrice'

/**
 * Putting an asset up for bids: the start price, what the first bid brings, and what happens without one. Spec 4, 9.
 */
export function AuctionStartReview({ flow: { asset }, draft }: ReviewProps) {
  const price = wantedPrice(draft.value.amount)
  return (
    <ReviewFrame
      asset={asset}
      units={price}
      confirmText={
        price === null
          ? t('review.confirm_auctionStartFirst')
          : t('review.confirm_auctionStart', { price: amountText(price) })
      }
      ready={asset !== null && price !== null && !draft.value.isDoubtful}
      load={() => import('../../../actions/money/taps/beginAuctionStart')}
      onConfirm={({ beginAuctionStart }) => asset && price !== null && beginAuctionStart(asset, price)}
    >
      <PriceField draft={draft} label={t('review.startPrice')}>
        <BidOutlook label={t('review.firstBid')} price={price} />
      </PriceField>
      <p>{t('review.auctionMeans')}</p>
      <p>{t('review.shares')}</p>
      <Notice>{t('review.allowToken')}</Notice>
    </ReviewFrame>
  )
}
