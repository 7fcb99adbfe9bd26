import { PRICE_COIN } from '../../../domain/coin'
import { t } from '../../../i18n'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { Price } from '../../../ui/money/Price'

/** An auction's current price; draws nothing if it has none. */
export function PresentPrice({ price }: { price: bigint | null }) {
  if (price === null) return null
  return (
    <Facts
      items={[{ label: t('review.presentPrice'), value: <Price amount={amountText(price)} coin={PRICE_COIN} /> }]}
    />
  )
}
