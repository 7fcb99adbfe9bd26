import { PRICE_COIN } from '../../../domain/coin'
import { t } from '../../../i18n'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { Price } from '../../../ui/money/Price'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'

/** Taking an asset off sale: its current price, and that it stays where it is. */
export function CancelReview({ flow: { asset } }: ReviewProps) {
  const price = asset?.price ?? null
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('money.confirm_cancel')}
      ready={asset !== null}
      load={() => import('../../../actions/money/taps/beginCancel')}
      onConfirm={({ beginCancel }) => asset && beginCancel(asset)}
    >
      {price !== null && (
        <Facts
          items={[{ label: t('money.listedAt'), value: <Price amount={amountText(price)} coin={PRICE_COIN} /> }]}
        />
      )}
      <p>{t('money.cancelMeans')}</p>
    </ReviewFrame>
  )
}
