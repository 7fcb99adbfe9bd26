import { useEffect } from 'react'
import { loadOffers } from '../../actions/load/loadWorth'
import type { Asset } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { formatAmount } from '../../domain/formatAmount'
import { aboveFloor } from '../../domain/worth/aboveFloor'
import { classQuery, type MarketFloor, marketFloor } from '../../domain/worth/marketFloor'
import { locale, t, wishedLocale } from '../../i18n'
import { comparableOffers } from '../../state/worth'
import { classWord } from '../../ui/art/classWord'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { shortAmount } from '../../ui/money/shortAmount'
import { floorPrice } from './FloorPrice.style'

/** How the price compares with the lowest: what a player asks before they buy. Without a factor, the lowest itself. */
function floorText({ cost, isOwn }: MarketFloor, price: bigint | null): string {
  if (isOwn) return t('worth.isFloor')
  const above = aboveFloor(price ?? 0n, cost)
  if (!above) return othersText(cost)
  const count = formatAmount(above.tenths, 1, locale.value)
  return above.unit === 'percent'
    ? t('worth.floorPercent', { percent: count })
    : t('worth.floorTimes', { times: above.isMore ? `${count}+` : count })
}

const othersText = (cost: bigint): string => t('worth.floor', { amount: `${shortAmount(cost)} ${PRICE_COIN}` })

/** Where the price stands among similar assets, as a link to them. Shows nothing if it cannot be read: no action depends on it. */
export default function FloorPrice({ asset }: { asset: Asset }) {
  useEffect(() => void loadOffers(asset), [asset.id, wishedLocale.value])
  const { data } = comparableOffers.value
  const floor = data?.assetId === asset.id ? marketFloor(asset, data) : null
  if (!floor) return null
  return (
    <a
      class={floorPrice}
      href={`/marketplace?${classQuery(asset)}`}
      title={`${classWord(asset)} · ${othersText(floor.cost)}`}
      data-tone={floor.isOwn ? 'good' : undefined}
    >
      <span>
        <b>{floorText(floor, asset.price)}</b>
        <Icon path={nextIcon} size={12} />
      </span>
    </a>
  )
}
