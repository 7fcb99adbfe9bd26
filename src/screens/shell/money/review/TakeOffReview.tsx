import { t } from '../../../../i18n'
import { PresentPrice } from './PresentPrice'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

/** Ending the bidding on one's own asset: what it costs now, and that it has still to be withdrawn. */
export function TakeOffReview({ flow: { asset } }: ReviewProps) {
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('review.confirm_takeOff')}
      ready={asset !== null}
      load={() => import('../../../../actions/taps/beginTakeOff')}
      onConfirm={({ beginTakeOff }) => asset && beginTakeOff(asset)}
    >
      <PresentPrice price={asset?.price ?? null} />
      <p>{t('review.takeOffMeans')}</p>
    </ReviewFrame>
  )
}
