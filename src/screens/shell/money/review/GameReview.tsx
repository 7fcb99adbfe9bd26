import type { ComponentType } from 'preact'
import type { MoneyKind } from '../../../../domain/journal'
import { ActivateAssetReview } from './ActivateAssetReview'
import { ClaimReview } from './ClaimReview'
import { DepositReview } from './DepositReview'
import { HatchReview } from './HatchReview'
import { MintReview } from './MintReview'
import { PlainReview } from './PlainReview'
import type { ReviewProps } from './Review'
import { TopUpReview } from './TopUpReview'

const REVIEWS: Partial<Record<MoneyKind, ComponentType<ReviewProps>>> = {
  deposit: DepositReview,
  claim: ClaimReview,
  mint: MintReview,
  hatch: HatchReview,
  activateAsset: ActivateAssetReview,
  topUp: TopUpReview,
}

/** The reviews of what goes into the game and comes out of it, in one chunk. */
export default function GameReview(props: ReviewProps) {
  const Part = REVIEWS[props.flow.kind] ?? PlainReview
  return <Part {...props} />
}
