import { t } from '../../../i18n'
import { Facts } from '../../../ui/lists/Facts'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'

/** Collecting what the 111 protocol owes the player; shows the amount that the page found. */
export function PayoutReview({ flow: { asset }, draft }: ReviewProps) {
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('money.title_payout')}
      ready
      load={() => import('../../../actions/money/taps/beginPayout')}
      onConfirm={({ beginPayout }) => beginPayout(asset)}
    >
      <Facts items={[{ label: t('money.receive'), value: draft.value.amount }]} />
    </ReviewFrame>
  )
}
