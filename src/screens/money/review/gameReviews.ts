import { ActivateAssetReview } from './ActivateAssetReview'
import { ClaimReview } from './ClaimReview'
import { DepositReview } from './DepositReview'
import { HatchReview } from './HatchReview'
import { MintReview } from './MintReview'
import { TopUpReview } from './TopUpReview'

/** The reviews of what goes into the game or comes out of it, in one chunk. */
export const gameReviews = {
  deposit: DepositReview,
  claim: ClaimReview,
  mint: MintReview,
  hatch: HatchReview,
  activateAsset: ActivateAssetReview,
  topUp: TopUpReview,
}
