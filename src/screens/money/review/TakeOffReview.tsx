import { t } from '../../../i18n'
import { PresentPrice } from './PresentPrice'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'

/** Ending the bidding on one's own asset: its current price, and that it must still be withdrawn. */
export function TakeOffReview({ flow: { asset } }: ReviewProps) {
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('review.confirm_takeOff')}
      ready={asset !== null}
      load={() => import('../../../actions/money/taps/beginTakeOff')}
      onConfirm={({ beginTakeOff }) => asset && beginTakeOff(asset)}
    >
      <PresentPrice price={asset?.price ?? null} />
      <p>{t('review.takeOffMeans')}</p>
    </ReviewFrame>
  )
}
