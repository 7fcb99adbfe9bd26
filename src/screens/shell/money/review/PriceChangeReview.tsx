import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { typedPrice } from '../../../../ui/typedPrice'
import { BidOutlook } from './BidOutlook'
import { PresentPrice } from './PresentPrice'
import { PriceField } from './PriceField'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

/** Giving one's auction another price: the one now, the new one and what may be bid on it. Spec 4. */
export function PriceChangeReview({ flow: { asset }, draft }: ReviewProps) {
  const price = typedPrice(draft.value.amount)
  return (
    <ReviewFrame
      asset={asset}
      confirmText={
        price === null
          ? t('review.confirm_priceChangeFirst')
          : t('review.confirm_priceChange', { price: amountText(price) })
      }
      ready={asset !== null && price !== null}
      load={() => import('../../../../actions/taps/beginPriceChange')}
      onConfirm={({ beginPriceChange }) => asset && price !== null && beginPriceChange(asset, price)}
    >
      <PresentPrice price={asset?.price ?? null} />
      <PriceField draft={draft} label={t('review.newPrice')} />
      <BidOutlook label={t('review.nextBid')} price={price} />
      <p>{t('review.priceChangeMeans')}</p>
    </ReviewFrame>
  )
}
