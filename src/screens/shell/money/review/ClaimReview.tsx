import { t } from '../../../../i18n'
import { Facts } from '../../../../ui/Facts'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

/** Having an asset sent from the game to the wallet: the game sends it, and nothing is asked of the wallet. */
export function ClaimReview({ flow: { asset } }: ReviewProps) {
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('review.confirm_claim')}
      ready={asset !== null}
      load={() => import('../../../../actions/taps/beginClaim')}
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
