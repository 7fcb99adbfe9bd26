import { useLayoutEffect } from 'react'
import { decimalsOf } from '../../../config'
import { minimumBid } from '../../../domain/bid'
import { PRICE_COIN } from '../../../domain/coin'
import { roundBid } from '../../../domain/roundBid'
import { validateBid } from '../../../domain/validation/validateBid'
import { AppError } from '../../../errors'
import { t } from '../../../i18n'
import { clockSkew } from '../../../state/clock'
import { asTyped, typedPrice } from '../../../ui/inputs/typedPrice'
import { lazyPart } from '../../../ui/lazyPart'
import { AuctionClock } from '../../../ui/money/AuctionClock'
import { amountText } from '../../../ui/money/amountText'
import { BidChoice } from '../../../ui/money/BidChoice'
import { Notice } from '../../../ui/states/Notice'
import type { PurseProps } from '../purse/Purse'
import { BidShares } from './BidShares'
import { canPay, PayFacts } from './PayFacts'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'
import { WorthBeside } from './WorthBeside'

const Purse = lazyPart<PurseProps>(() => import('../purse/Purse'), ['purse'])

/** Bidding: a round bid to begin with, at least the exact minimum for the price shown, where the bid goes, and what being outbid returns. */
export function BidReview({ flow: { asset }, draft }: ReviewProps) {
  const price = asset?.market === 'auction' ? asset.price : null
  const minimum = minimumBid(price ?? 0n)
  const bid = typedPrice(draft.value.amount)
  const isEnough = bid !== null && bid >= minimum
  const put = (amount: string) => {
    draft.value = { ...draft.value, amount }
  }
  const judge = (text: string) => {
    const decimals = decimalsOf(PRICE_COIN)
    const key = validateBid(text, { decimals, price: price ?? 0n, balance: null })
    return key && new AppError(key, { decimals, minimum: amountText(minimumBid(price ?? 0n)), coin: PRICE_COIN })
  }
  useLayoutEffect(() => {
    // Replaces a missing bid, or one typed for an older, lower price, with the lowest round one.
    if (!isEnough) put(asTyped(roundBid(minimum)))
  }, [])
  if (!asset || price === null) return <Notice tone="bad">{t('error.notForSale')}</Notice>
  const units = isEnough ? bid : minimum
  const { allowed = units } = draft.value
  return (
    <ReviewFrame
      asset={asset}
      units={units}
      confirmText={t(isEnough ? 'review.confirm_bid' : 'review.confirm_bidFirst', { price: amountText(units) })}
      ready={isEnough && canPay(bid, PRICE_COIN) && allowed !== null && !draft.value.isDoubtful}
      load={() => import('../../../actions/money/taps/beginBid')}
      onConfirm={({ beginBid }) => isEnough && beginBid(asset, bid, allowed ?? bid)}
    >
      <AuctionClock asset={asset} clockOffset={clockSkew.value} />
      <BidChoice price={price} typed={draft.value.amount} judge={judge} onInput={put} />
      <WorthBeside draft={draft} present={price} pays={units} />
      <PayFacts
        units={units}
        coin={PRICE_COIN}
        contract="auction"
        receive={t('review.receiveBid', { name: asset.name })}
        allowed={allowed ?? 0n}
      />
      <Purse bid={units} draft={draft} />
      <BidShares asset={asset} bid={units} />
      <p>{t('money.gamesWord')}</p>
    </ReviewFrame>
  )
}
