import type { Signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { MoneyKind } from '../../../../domain/journal'
import type { Flow } from '../../../../state/journal'
import { ActivateAccountReview } from './ActivateAccountReview'
import { BuyReview } from './BuyReview'
import { CancelReview } from './CancelReview'
import { PlainReview } from './PlainReview'
import { SellReview } from './SellReview'

export interface ReviewProps {
  flow: Flow
  /** What is being typed, kept over a failed try. */
  draft: Signal<string>
}

/** One small file a kind; a kind without one is shown as not open yet. */
const REVIEWS: Partial<Record<MoneyKind, ComponentType<ReviewProps>>> = {
  sell: SellReview,
  buy: BuyReview,
  cancel: CancelReview,
  activateAccount: ActivateAccountReview,
}

/** What the player is about to agree to. */
export function Review(props: ReviewProps) {
  const Part = REVIEWS[props.flow.kind] ?? PlainReview
  return <Part {...props} />
}
