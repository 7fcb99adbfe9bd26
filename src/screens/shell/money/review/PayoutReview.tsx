import { t } from '../../../../i18n'
import { Facts } from '../../../../ui/Facts'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

/** Taking what the 111 protocol holds for the player; how much it was is what the page found. */
export function PayoutReview({ flow: { asset }, draft }: ReviewProps) {
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('money.title_payout')}
      ready
      load={() => import('../../../../actions/taps/beginPayout')}
      onConfirm={({ beginPayout }) => beginPayout(asset)}
    >
      <Facts items={[{ label: t('money.receive'), value: draft.value.amount }]} />
    </ReviewFrame>
  )
}
