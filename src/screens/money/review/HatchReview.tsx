import { t } from '../../../i18n'
import { amountText } from '../../../ui/money/amountText'
import { PricedReview } from './PricedReview'
import type { ReviewProps } from './ReviewProps'
import { WithFees } from './WithFees'

const COINS = ['MDS', 'BNB'] as const

/** Hatching: a small dragon, for a price in MDS or BNB. */
export function HatchReview({ draft }: ReviewProps) {
  return (
    <WithFees>
      {({ mint }) => (
        <PricedReview
          asset={null}
          coins={COINS}
          prices={mint}
          chosen={draft.value.coin}
          onChoose={(coin) => {
            draft.value = { ...draft.value, coin }
          }}
          contract="dragon"
          receive={t('review.receiveHatch')}
          confirmText={(price, coin) => t('review.confirm_hatch', { price: amountText(price, coin), coin })}
          load={() => import('../../../actions/money/taps/beginHatch')}
          onConfirm={({ beginHatch }, paid) => beginHatch(paid)}
        />
      )}
    </WithFees>
  )
}
