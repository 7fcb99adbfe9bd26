import type { ComponentType } from 'preact'
import type { MoneyKind } from '../../../../domain/journal'
import { AuctionStartReview } from './AuctionStartReview'
import { AuctionWithdrawReview } from './AuctionWithdrawReview'
import { BidReview } from './BidReview'
import { PlainReview } from './PlainReview'
import { PriceChangeReview } from './PriceChangeReview'
import type { ReviewProps } from './Review'
import { TakeOffReview } from './TakeOffReview'

const REVIEWS: Partial<Record<MoneyKind, ComponentType<ReviewProps>>> = {
  auctionStart: AuctionStartReview,
  bid: BidReview,
  priceChange: PriceChangeReview,
  takeOff: TakeOffReview,
  auctionWithdraw: AuctionWithdrawReview,
}

/** The reviews of the 111 protocol, in one chunk. */
export default function AuctionReview(props: ReviewProps) {
  const Part = REVIEWS[props.flow.kind] ?? PlainReview
  return <Part {...props} />
}
