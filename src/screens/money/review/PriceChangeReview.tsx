import { t } from '../../../i18n'
import { amountText } from '../../../ui/money/amountText'
import { BidOutlook } from '../../../ui/money/BidOutlook'
import { PresentPrice } from './PresentPrice'
import { PriceField } from './PriceField'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'
import { wantedPrice } from './wantedPrice'

/** Changing the price of one's own auction: the current price, the new one and the next bid on it. Spec 4. */
export function PriceChangeReview({ flow: { asset }, draft }: ReviewProps) {
  const price = wantedPrice(draft.value.amount, asset?.price)
  return (
    <ReviewFrame
      asset={asset}
      units={price}
      confirmText={
        price === null
          ? t('review.confirm_priceChangeFirst')
          : t('review.confirm_priceChange', { price: amountText(price) })
      }
      ready={asset !== null && price !== null && !draft.value.isDoubtful}
      load={() => import('../../../actions/money/taps/beginPriceChange')}
      onConfirm={({ beginPriceChange }) => asset && price !== null && beginPriceChange(asset, price)}
    >
      <PresentPrice price={asset?.price ?? null} />
      <PriceField draft={draft} label={t('review.newPrice')} present={asset?.price ?? null}>
        <BidOutlook label={t('review.nextBid')} price={price} />
      </PriceField>
      <p>{t('review.priceChangeMeans')}</p>
    </ReviewFrame>
  )
}
