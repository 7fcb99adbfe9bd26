import { useEffect } from 'react'
import { loadOffers } from '../../actions/load/loadWorth'
import type { Asset } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { classQuery, marketFloor } from '../../domain/worth/marketFloor'
import { t, wishedLocale } from '../../i18n'
import { comparableOffers } from '../../state/worth'
import { classWord } from '../../ui/art/classWord'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { shortAmount } from '../../ui/money/shortAmount'
import { floorPrice } from './FloorPrice.style'

/** The lowest price of similar assets, as a link to them. Shows nothing if it cannot be read: no action depends on it. */
export default function FloorPrice({ asset }: { asset: Asset }) {
  useEffect(() => void loadOffers(asset), [asset.id, wishedLocale.value])
  const { data } = comparableOffers.value
  const floor = data?.assetId === asset.id ? marketFloor(asset, data) : null
  if (!floor) return null
  return (
    <a
      class={floorPrice}
      href={`/marketplace?${classQuery(asset)}`}
      title={classWord(asset)}
      data-tone={floor.isOwn ? 'good' : undefined}
    >
      <span>
        <b>
          {t(floor.isOwn ? 'worth.isFloor' : 'worth.floor', { amount: `${shortAmount(floor.cost)} ${PRICE_COIN}` })}
        </b>
        <Icon path={nextIcon} size={12} />
      </span>
    </a>
  )
}
