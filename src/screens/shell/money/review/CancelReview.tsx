import { PRICE_COIN } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { Facts } from '../../../../ui/Facts'
import { Price } from '../../../../ui/Price'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

/** Taking an asset off sale: its price now, and that it stays where it is. */
export function CancelReview({ flow: { asset } }: ReviewProps) {
  const price = asset?.price ?? null
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('money.confirm_cancel')}
      ready={asset !== null}
      load={() => import('../../../../actions/taps/beginCancel')}
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
