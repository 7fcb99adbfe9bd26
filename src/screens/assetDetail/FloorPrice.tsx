import { useEffect } from 'react'
import { loadOffers } from '../../actions/load/loadWorth'
import type { Asset } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { classQuery, type MarketFloor, marketFloor } from '../../domain/worth/marketFloor'
import { t, wishedLocale } from '../../i18n'
import { flow } from '../../state/flow'
import { comparableOffers } from '../../state/worth'
import { classWord } from '../../ui/art/classWord'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { shortAmount } from '../../ui/money/shortAmount'
import { floorPrice } from './FloorPrice.style'

const sumText = ({ cost }: MarketFloor): string => `${shortAmount(cost)}\u00a0${PRICE_COIN}`

const lowestText = (floor: MarketFloor): string =>
  floor.isOwn ? t('worth.isFloor') : t('worth.floor', { amount: sumText(floor) })

export interface FloorPriceProps {
  asset: Asset
  /** No price of its own stands over it, so it is as large as one, under its words. */
  alone?: boolean
}

/** What the cheapest of similar assets costs, as a link to them. Shows nothing if it cannot be read: no action depends on it. */
export default function FloorPrice({ asset, alone }: FloorPriceProps) {
  const { data } = comparableOffers.value
  const isRead = data?.assetId === asset.id
  // Not again what an open sheet has read: its buttons would be busy meanwhile.
  useEffect(() => void (isRead && flow.value ? null : loadOffers(asset)), [asset.id, wishedLocale.value])
  const floor = isRead ? marketFloor(asset, data) : null
  if (!floor) return null
  return (
    <a
      class={floorPrice}
      data-alone={alone}
      href={`/marketplace?${classQuery(asset)}`}
      title={classWord(asset)}
      data-tone={floor.isOwn ? 'good' : floor.isFarBelow ? 'far' : undefined}
    >
      <span>
        {alone ? (
          <b>
            <small>{t('worth.floor', { amount: '' })}</small> {sumText(floor)}
          </b>
        ) : (
          <b>{lowestText(floor)}</b>
        )}
        <Icon path={nextIcon} size={12} />
      </span>
    </a>
  )
}
