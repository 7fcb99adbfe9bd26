import { useEffect } from 'preact/hooks'
import { loadFees } from '../../../../actions/loadFees'
import { decimalsOf } from '../../../../config'
import { PRICE_COIN } from '../../../../domain/coin'
import { typedAmount } from '../../../../domain/validation/typedAmount'
import { validatePrice } from '../../../../domain/validation/validatePrice'
import { t } from '../../../../i18n'
import { fees } from '../../../../state/assets'
import { amountText } from '../../../../ui/amountText'
import { GasNote } from './GasNote'
import { PriceField } from './PriceField'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'
import { SaleShares } from './SaleShares'

/** What was typed as a price, in the smallest unit; null while it is none. */
function toPrice(typed: string): bigint | null {
  const decimals = decimalsOf(PRICE_COIN)
  const amount = typedAmount(typed, decimals)
  return typeof amount === 'bigint' && validatePrice(typed, decimals) === null ? amount : null
}

/** Putting on sale: the price, what the fee takes of it, and exactly what the seller gets. */
export function SellReview({ flow: { asset }, draft }: ReviewProps) {
  useEffect(() => void loadFees(), [])
  const price = toPrice(draft.value)
  return (
    <ReviewFrame
      asset={asset}
      confirmText={
        price === null ? t('money.confirm_sellFirst') : t('money.confirm_sell', { price: amountText(price) })
      }
      ready={asset !== null && price !== null && fees.value.data !== null}
      load={() => import('../../../../actions/sellAsset')}
      onConfirm={({ sellAsset }) => asset && price !== null && sellAsset(asset, price)}
    >
      <PriceField draft={draft} />
      <SaleShares price={price} />
      <p>{t('money.staysYours')}</p>
      <GasNote />
    </ReviewFrame>
  )
}
