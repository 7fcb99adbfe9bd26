import { t } from '../../../i18n'
import { Facts } from '../../../ui/lists/Facts'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'

/** Moving an asset into the game: which one leaves the wallet, and how it comes back. */
export function DepositReview({ flow: { asset } }: ReviewProps) {
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('review.confirm_deposit')}
      ready={asset !== null && asset.tokenId !== null}
      load={() => import('../../../actions/money/taps/beginDeposit')}
      onConfirm={({ beginDeposit }) => asset && beginDeposit(asset)}
    >
      {asset && (
        <Facts
          items={[
            { label: t('review.leavesWallet'), value: asset.name },
            { label: t('money.receive'), value: t('review.receiveInGame', { name: asset.name }) },
          ]}
        />
      )}
      <p>{t('review.depositMeans')}</p>
    </ReviewFrame>
  )
}
