import { t } from '../../../i18n'
import { Facts } from '../../../ui/lists/Facts'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'

/** Having an asset sent from the game to the wallet: the game sends it, and the wallet is not asked for anything. */
export function ClaimReview({ flow: { asset } }: ReviewProps) {
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('review.confirm_claim')}
      ready={asset !== null}
      load={() => import('../../../actions/money/taps/beginClaim')}
      onConfirm={({ beginClaim }) => asset && beginClaim(asset)}
    >
      {asset && (
        <Facts
          items={[
            { label: t('money.payAtMost'), value: t('review.nothing') },
            { label: t('money.receive'), value: t('money.receiveAsset', { name: asset.name }) },
          ]}
        />
      )}
      <p>{t('review.claimMeans')}</p>
    </ReviewFrame>
  )
}
