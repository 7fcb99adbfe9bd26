import type { Signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { MoneyKind } from '../../../../domain/journal'
import type { Flow } from '../../../../state/journal'
import { lazyPart } from '../../../../ui/lazyPart'
import { Skeleton } from '../../../../ui/Skeleton'
import { ActivateAccountReview } from './ActivateAccountReview'
import { BuyReview } from './BuyReview'
import { CancelReview } from './CancelReview'
import { SellReview } from './SellReview'

export interface ReviewProps {
  flow: Flow
  /** What is being typed, kept over a failed try. */
  draft: Signal<string>
}

const AuctionReview = lazyPart(() => import('./AuctionReview'), ['review'])
const GameReview = lazyPart(() => import('./GameReview'), ['review'])

/** The market's, and what a new player needs, come with the sheet; the others when they are asked for. */
const REVIEWS: Record<MoneyKind, ComponentType<ReviewProps>> = {
  sell: SellReview,
  buy: BuyReview,
  cancel: CancelReview,
  activateAccount: ActivateAccountReview,
  auctionStart: AuctionReview,
  bid: AuctionReview,
  priceChange: AuctionReview,
  takeOff: AuctionReview,
  auctionWithdraw: AuctionReview,
  deposit: GameReview,
  claim: GameReview,
  mint: GameReview,
  hatch: GameReview,
  activateAsset: GameReview,
  topUp: GameReview,
}

/** What the player is about to agree to. */
export function Review(props: ReviewProps) {
  const Part: ComponentType<ReviewProps> = REVIEWS[props.flow.kind]
  return (
    <Part {...props}>
      <Skeleton height="16rem" />
    </Part>
  )
}
