import type { ReviewProps } from './ReviewProps'
import { TopUp } from './TopUp'
import { WithFees } from './WithFees'

/** Paying coins from the wallet into the game. */
export function TopUpReview({ draft }: ReviewProps) {
  return <WithFees>{({ deposit }) => <TopUp draft={draft} limits={deposit} />}</WithFees>
}
