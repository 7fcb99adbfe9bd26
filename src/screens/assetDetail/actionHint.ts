import type { AssetAction } from '../../domain/moneyFacts'
import { t } from '../../i18n'
import { fees } from '../../state/assets'
import { amountText } from '../../ui/money/amountText'

/** Keeps the line's place until its words are known. */
const PENDING = '\u00a0'

/** The coin that the review of an activation begins with. */
const ACTIVATION_COIN = 'MDV'

function activationPrice(): string {
  const { data, error } = fees.value
  if (!data) return error ? '' : PENDING
  const price = data.assetActivation[ACTIVATION_COIN]
  if (!price) return ''
  return t('assetPage.hint_activateAsset', { amount: `${amountText(price, ACTIVATION_COIN)}\u00a0${ACTIVATION_COIN}` })
}

/** What an action costs or leads to, in a few words; '' where its name or a price beside it tells enough. */
export function actionHint(action: AssetAction): string {
  switch (action) {
    case 'sell':
    case 'claim':
    case 'deposit':
    case 'auctionStart':
      return t(`assetPage.hint_${action}`)
    case 'activateAsset':
      return activationPrice()
    default:
      return ''
  }
}
