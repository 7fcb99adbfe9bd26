import { AuctionStartReview } from './AuctionStartReview'
import { AuctionWithdrawReview } from './AuctionWithdrawReview'
import { BidReview } from './BidReview'
import { PayoutReview } from './PayoutReview'
import { PriceChangeReview } from './PriceChangeReview'
import { TakeOffReview } from './TakeOffReview'

/** The reviews of the 111 protocol, in one chunk. */
export const auctionReviews = {
  auctionStart: AuctionStartReview,
  bid: BidReview,
  priceChange: PriceChangeReview,
  takeOff: TakeOffReview,
  auctionWithdraw: AuctionWithdrawReview,
  payout: PayoutReview,
}
