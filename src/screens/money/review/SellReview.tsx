import { t } from '../../../i18n'
import { fees } from '../../../state/assets'
import { amountText } from '../../../ui/money/amountText'
import { PriceField } from './PriceField'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'
import { SaleShares } from './SaleShares'
import { wantedPrice } from './wantedPrice'

/** Putting an asset on sale: the price, the fee, and exactly what the seller gets. */
export function SellReview({ flow: { asset }, draft }: ReviewProps) {
  const price = wantedPrice(draft.value.amount)
  return (
    <ReviewFrame
      asset={asset}
      units={price}
      confirmText={
        price === null ? t('money.confirm_sellFirst') : t('money.confirm_sell', { price: amountText(price) })
      }
      ready={asset !== null && price !== null && fees.value.data !== null && !draft.value.isDoubtful}
      load={() => import('../../../actions/money/taps/beginSell')}
      onConfirm={({ beginSell }) => asset && price !== null && beginSell(asset, price)}
    >
      <PriceField draft={draft} beside>
        <SaleShares price={price} />
      </PriceField>
      <p>{t('money.staysYours')}</p>
    </ReviewFrame>
  )
}
