import { shortAddress } from '../../../domain/address'
import { PRICE_COIN } from '../../../domain/coin'
import type { Change } from '../../../domain/whatChanged'
import { t } from '../../../i18n'
import { amountText } from '../../../ui/money/amountText'

const coins = (units: bigint): string => `${amountText(units)} ${PRICE_COIN}`
const owner = (address: string): string => (address === '' ? t('stale.somebody') : shortAddress(address))

/** What has happened to an asset, in sentences. */
export function changeText(change: Change): string {
  switch (change.is) {
    case 'sold': {
      const sold = t('stale.sold', { owner: owner(change.to), price: coins(change.price) })
      return change.received === null ? sold : `${sold} ${t('stale.received', { amount: coins(change.received) })}`
    }
    case 'lost':
      return t('stale.lost', { owner: owner(change.to) })
    case 'taken':
      return t('stale.taken', { owner: owner(change.to), price: coins(change.price) })
    case 'withdrawn':
      return t('stale.withdrawn')
    case 'repriced':
      return [
        change.before === null
          ? t('stale.priceNow', { price: coins(change.price) })
          : t('stale.repriced', { before: coins(change.before), price: coins(change.price) }),
        change.lowestBid !== null && t('stale.lowestBid', { amount: coins(change.lowestBid) }),
      ]
        .filter(Boolean)
        .join(' ')
    case 'own':
      return t('stale.own')
    case 'stands':
      return t(`stale.stands_${change.as}`, { price: change.price === null ? '' : coins(change.price) })
  }
}
