import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { Notice } from '../../../../ui/Notice'
import { typedPrice } from '../../../../ui/typedPrice'
import { BidOutlook } from './BidOutlook'
import { PriceField } from './PriceField'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

/** Putting an asset up for bids: where they start, what of them comes back, and how it ends without any. Spec 4, 9. */
export function AuctionStartReview({ flow: { asset }, draft }: ReviewProps) {
  const price = typedPrice(draft.value.amount)
  return (
    <ReviewFrame
      asset={asset}
      confirmText={
        price === null
          ? t('review.confirm_auctionStartFirst')
          : t('review.confirm_auctionStart', { price: amountText(price) })
      }
      ready={asset !== null && price !== null}
      load={() => import('../../../../actions/taps/beginAuctionStart')}
      onConfirm={({ beginAuctionStart }) => asset && price !== null && beginAuctionStart(asset, price)}
    >
      <PriceField draft={draft} label={t('review.startPrice')} />
      <BidOutlook label={t('review.firstBid')} price={price} />
      <p>{t('review.auctionMeans')}</p>
      <p>{t('review.shares')}</p>
      <Notice>{t('review.allowToken')}</Notice>
    </ReviewFrame>
  )
}
