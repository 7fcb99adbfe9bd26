import { PRICE_COIN } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { Facts } from '../../../../ui/Facts'
import { Price } from '../../../../ui/Price'

/** An auction's price as it stands; nothing where there is none. */
export function PresentPrice({ price }: { price: bigint | null }) {
  if (price === null) return null
  return (
    <Facts
      items={[{ label: t('review.presentPrice'), value: <Price amount={amountText(price)} coin={PRICE_COIN} /> }]}
    />
  )
}
