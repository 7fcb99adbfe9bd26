import { useEffect } from 'preact/hooks'
import { loadFees } from '../../../../actions/loadFees'
import { t } from '../../../../i18n'
import { fees } from '../../../../state/assets'
import { amountText } from '../../../../ui/amountText'
import { typedPrice } from '../../../../ui/typedPrice'
import { PriceField } from './PriceField'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'
import { SaleShares } from './SaleShares'

/** Putting on sale: the price, what the fee takes of it, and exactly what the seller gets. */
export function SellReview({ flow: { asset }, draft }: ReviewProps) {
  useEffect(() => void loadFees(), [])
  const price = typedPrice(draft.value.amount)
  return (
    <ReviewFrame
      asset={asset}
      confirmText={
        price === null ? t('money.confirm_sellFirst') : t('money.confirm_sell', { price: amountText(price) })
      }
      ready={asset !== null && price !== null && fees.value.data !== null}
      load={() => import('../../../../actions/taps/beginSell')}
      onConfirm={({ beginSell }) => asset && price !== null && beginSell(asset, price)}
    >
      <PriceField draft={draft} />
      <SaleShares price={price} />
      <p>{t('money.staysYours')}</p>
    </ReviewFrame>
  )
}
