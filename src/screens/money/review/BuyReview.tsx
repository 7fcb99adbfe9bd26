import { collectionOf } from '../../../domain/asset'
import { PRICE_COIN } from '../../../domain/coin'
import { t } from '../../../i18n'
import { amountText } from '../../../ui/money/amountText'
import { Notice } from '../../../ui/states/Notice'
import { canPay, PayFacts } from './PayFacts'
import { ReviewFrame } from './ReviewFrame'
import type { ReviewProps } from './ReviewProps'
import { WorthBeside } from './WorthBeside'

/** Buying: the price as shown, and the asset. */
export function BuyReview({ flow: { asset } }: ReviewProps) {
  const price = asset?.price ?? null
  if (!asset || price === null) return <Notice tone="bad">{t('error.notForSale')}</Notice>
  return (
    <ReviewFrame
      asset={asset}
      units={price}
      confirmText={t('money.confirm_buy', { price: amountText(price) })}
      ready={canPay(price, PRICE_COIN)}
      load={() => import('../../../actions/money/taps/beginBuy')}
      onConfirm={({ beginBuy }) => beginBuy(asset)}
    >
      <PayFacts
        units={price}
        coin={PRICE_COIN}
        contract={collectionOf(asset.kind)}
        receive={t('money.receiveAsset', { name: asset.name })}
        isDrawn
      />
      <WorthBeside pays={price} />
      <p>{t('money.gamesWord')}</p>
    </ReviewFrame>
  )
}
