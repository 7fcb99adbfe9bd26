import { t } from '../../../i18n'
import { Facts } from '../../../ui/lists/Facts'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'

/** Bringing an asset back from the 111 protocol. */
export function AuctionWithdrawReview({ flow: { asset } }: ReviewProps) {
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('review.confirm_auctionWithdraw')}
      ready={asset !== null}
      load={() => import('../../../actions/money/taps/beginAuctionWithdraw')}
      onConfirm={({ beginAuctionWithdraw }) => asset && beginAuctionWithdraw(asset)}
    >
      {asset && <Facts items={[{ label: t('money.receive'), value: t('money.receiveAsset', { name: asset.name }) }]} />}
      <p>{t('review.withdrawMeans')}</p>
    </ReviewFrame>
  )
}
