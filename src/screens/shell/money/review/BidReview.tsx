import { useLayoutEffect } from 'preact/hooks'
import { minimumBid } from '../../../../domain/bid'
import { PRICE_COIN } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { Notice } from '../../../../ui/Notice'
import { asTyped, typedPrice } from '../../../../ui/typedPrice'
import { BidChoice } from './BidChoice'
import { BidShares } from './BidShares'
import { canPay, PayFacts } from './PayFacts'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

/** Bidding: at least the exact minimum on the price as it was shown, where it goes, and what an outbid brings back. */
export function BidReview({ flow: { asset }, draft }: ReviewProps) {
  const price = asset?.market === 'auction' ? asset.price : null
  const minimum = minimumBid(price ?? 0n)
  const bid = typedPrice(draft.value.amount)
  const isEnough = bid !== null && bid >= minimum
  useLayoutEffect(() => {
    // What was typed for an older, lower price is no bid any more.
    if (!isEnough) draft.value = { ...draft.value, amount: asTyped(minimum) }
  }, [])
  if (!asset || price === null) return <Notice tone="bad">{t('error.notForSale')}</Notice>
  const units = isEnough ? bid : minimum
  return (
    <ReviewFrame
      asset={asset}
      confirmText={isEnough ? t('review.confirm_bid', { price: amountText(bid) }) : t('review.confirm_bidFirst')}
      ready={isEnough && canPay(bid, PRICE_COIN)}
      load={() => import('../../../../actions/taps/beginBid')}
      onConfirm={({ beginBid }) => isEnough && beginBid(asset, bid)}
    >
      <BidChoice price={price} draft={draft} />
      <PayFacts
        units={units}
        coin={PRICE_COIN}
        contract="auction"
        receive={t('review.receiveBid', { name: asset.name })}
      />
      <BidShares asset={asset} bid={units} />
    </ReviewFrame>
  )
}
