import { useEffect } from 'react'
import { loadOffers } from '../../actions/load/loadWorth'
import { decimalsOf } from '../../config'
import type { Asset } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { classQuery, type MarketFloor, marketFloor } from '../../domain/worth/marketFloor'
import { t, wishedLocale } from '../../i18n'
import { flow } from '../../state/flow'
import { comparableOffers } from '../../state/worth'
import { classWord } from '../../ui/art/classWord'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { amountText } from '../../ui/money/amountText'
import { floorPrice } from './FloorPrice.style'

const DIGITS = 3
const MOST_AFTER_POINT = 4

/** Cut to three digits, but never within the whole coins: it stands beside a button, and the list behind it is exact. */
function sumText({ cost }: MarketFloor): string {
  const whole = cost / 10n ** BigInt(decimalsOf(PRICE_COIN))
  const places = whole > 0n ? Math.max(0, DIGITS - String(whole).length) : MOST_AFTER_POINT
  return `${amountText(cost, PRICE_COIN, places)}\u00a0${PRICE_COIN}`
}

export interface FloorPriceProps {
  asset: Asset
  /** The value of a row; else a line under the asset's price. */
  alone: boolean
}

/** What the cheapest of similar assets costs, as a link to them. Nothing until it is known: no action depends on it. */
export default function FloorPrice({ asset, alone }: FloorPriceProps) {
  const { data } = comparableOffers.value
  const isRead = data?.assetId === asset.id
  // Not again what an open sheet has read: its buttons would be busy meanwhile.
  useEffect(() => void (isRead && flow.value ? null : loadOffers(asset)), [asset.id, wishedLocale.value])
  const floor = isRead ? marketFloor(asset, data) : null
  if (!floor) return alone && isRead && data.items.length === 0 ? <span>{t('worth.noOther')}</span> : null
  return (
    <a
      class={floorPrice}
      data-alone={alone}
      href={`/marketplace?${classQuery(asset)}`}
      title={classWord(asset)}
      data-tone={floor.isOwn ? 'good' : floor.isFarBelow ? 'far' : undefined}
    >
      <span>
        <b>{floor.isOwn ? t('worth.isFloor') : t('worth.floor', { amount: sumText(floor) })}</b>
        <Icon path={nextIcon} size={12} />
      </span>
    </a>
  )
}
