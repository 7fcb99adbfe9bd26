import { t } from '../../../i18n'
import { amountText } from '../../../ui/money/amountText'
import { Notice } from '../../../ui/states/Notice'
import { PricedReview } from './PricedReview'
import type { ReviewProps } from './ReviewProps'
import { WithFees } from './WithFees'

const COINS = ['MDV', 'HFH'] as const

/** Activating a dragon or a hero, for a price in MDV or HFH. */
export function ActivateAssetReview({ flow: { asset }, draft }: ReviewProps) {
  if (!asset) return <Notice tone="bad">{t('error.notPossible')}</Notice>
  return (
    <WithFees>
      {({ assetActivation }) => (
        <PricedReview
          asset={asset}
          coins={COINS}
          prices={assetActivation}
          chosen={draft.value.coin}
          onChoose={(coin) => {
            draft.value = { ...draft.value, coin }
          }}
          contract="activation"
          receive={t('review.receiveActive', { name: asset.name })}
          confirmText={(price, coin) => t('money.confirm_activateAccount', { price: amountText(price, coin), coin })}
          load={() => import('../../../actions/money/taps/beginActivateAsset')}
          onConfirm={({ beginActivateAsset }, paid) => beginActivateAsset(asset, paid)}
        />
      )}
    </WithFees>
  )
}
