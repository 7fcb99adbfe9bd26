import type { ComponentType } from 'preact'
import type { MoneyKind } from '../../../domain/moneyKinds'
import { lazyPart } from '../../../ui/lazyPart'
import { Skeleton } from '../../../ui/states/Skeleton'
import { ActivateAccountReview } from './ActivateAccountReview'
import { BuyReview } from './BuyReview'
import { CancelReview } from './CancelReview'
import { FreshFirst } from './FreshFirst'
import type { ReviewProps } from './ReviewProps'
import { SellReview } from './SellReview'

const ofAuction = (kind: keyof typeof import('./auctionReviews')['auctionReviews']) =>
  lazyPart<ReviewProps>(
    () => import('./auctionReviews').then(({ auctionReviews }) => ({ default: auctionReviews[kind] })),
    kind === 'payout' ? ['review', 'waiting', 'error'] : ['review'],
  )

const ofGame = (kind: keyof typeof import('./gameReviews')['gameReviews']) =>
  lazyPart<ReviewProps>(
    () => import('./gameReviews').then(({ gameReviews }) => ({ default: gameReviews[kind] })),
    ['review'],
  )

/** The market's reviews, and what a new player needs, load with the sheet; the others load when needed. */
const REVIEWS: Record<MoneyKind, ComponentType<ReviewProps>> = {
  sell: SellReview,
  buy: BuyReview,
  cancel: CancelReview,
  activateAccount: ActivateAccountReview,
  auctionStart: ofAuction('auctionStart'),
  bid: ofAuction('bid'),
  priceChange: ofAuction('priceChange'),
  takeOff: ofAuction('takeOff'),
  auctionWithdraw: ofAuction('auctionWithdraw'),
  payout: ofAuction('payout'),
  deposit: ofGame('deposit'),
  claim: ofGame('claim'),
  mint: ofGame('mint'),
  hatch: ofGame('hatch'),
  activateAsset: ofGame('activateAsset'),
  topUp: ofGame('topUp'),
}

/** What the player is about to agree to. */
export function Review(props: ReviewProps) {
  if (props.flow.asset?.asOf !== undefined) return <FreshFirst />
  const Part: ComponentType<ReviewProps> = REVIEWS[props.flow.kind]
  return (
    <Part {...props}>
      <Skeleton height="16rem" />
    </Part>
  )
}
