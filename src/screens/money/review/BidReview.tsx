import { useLayoutEffect } from 'react'
import { minimumBid } from '../../../domain/bid'
import { PRICE_COIN } from '../../../domain/coin'
import { t } from '../../../i18n'
import { asTyped, typedPrice } from '../../../ui/inputs/typedPrice'
import { amountText } from '../../../ui/money/amountText'
import { Notice } from '../../../ui/states/Notice'
import { BidChoice } from './BidChoice'
import { BidShares } from './BidShares'
import { canPay, PayFacts } from './PayFacts'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'

/** Bidding: at least the exact minimum for the price shown, where the bid goes, and what being outbid returns. */
export function BidReview({ flow: { asset }, draft }: ReviewProps) {
  const price = asset?.market === 'auction' ? asset.price : null
  const minimum = minimumBid(price ?? 0n)
  const bid = typedPrice(draft.value.amount)
  const isEnough = bid !== null && bid >= minimum
  useLayoutEffect(() => {
    // Replaces a missing bid, or one typed for an older, lower price, with the minimum.
    if (!isEnough) draft.value = { ...draft.value, amount: asTyped(minimum) }
  }, [])
  if (!asset || price === null) return <Notice tone="bad">{t('error.notForSale')}</Notice>
  const units = isEnough ? bid : minimum
  return (
    <ReviewFrame
      asset={asset}
      units={units}
      confirmText={t(isEnough ? 'review.confirm_bid' : 'review.confirm_bidFirst', { price: amountText(units) })}
      ready={isEnough && canPay(bid, PRICE_COIN)}
      load={() => import('../../../actions/money/taps/beginBid')}
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
      <p>{t('money.gamesWord')}</p>
    </ReviewFrame>
  )
}
