import type { Asset } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { AuctionTime } from '../money/AuctionTime'
import { amountText } from '../money/amountText'
import { visuallyHidden } from '../text/visuallyHidden'
import { AssetTile } from './AssetTile'
import { elementWord, levelWord, professionWord } from './assetWords'
import { gradeBand } from './gradeBand'
import { pictureOf } from './pictureOf'

/** Digits after the point on a tile; the asset's own page has them all. */
const TILE_FRACTION = 2

/** The path of an asset's page; some kinds have a path of their own. Spec 2. */
export function assetPath({ kind, id, indexId }: Asset): string {
  if (kind === 'dragon') return `/dragonDetail?id=${encodeURIComponent(id)}`
  if (kind === 'hero') return `/cardDetail?id=${encodeURIComponent(id)}`
  return `/gun/${kind}/${encodeURIComponent(indexId)}`
}

/** "Mage" for a hero, because only heroes have a profession; "Pet" for the rest. */
const classWord = (asset: Asset): string =>
  asset.kind === 'hero' ? professionWord(asset) : t(`asset.kind_${asset.kind}`)

export interface AssetCardProps {
  asset: Asset
  /** It is the player's own, in a list whose buttons tell the state: an auction says only its time. */
  isOwn?: boolean
  /** Shown if there is no price. */
  noPrice?: string
  /** See `AssetTile`. */
  soon?: boolean
  /** Seconds to add to the device's clock. */
  clockOffset?: number
  /** Resolves when nobody waits for anything else: an auction's time is shown then; absent: never. */
  timeAfter?: () => Promise<void>
}

/** An asset in a list, in the reader's words. */
export function AssetCard({
  asset,
  isOwn,
  noPrice = t('asset.notForSale'),
  soon = false,
  clockOffset = 0,
  timeAfter,
}: AssetCardProps) {
  const { picture, fallback } = pictureOf(asset)
  const band = gradeBand(asset.grade)
  const { price } = asset
  const isAuction = asset.market === 'auction'
  return (
    <AssetTile
      href={assetPath(asset)}
      picture={picture}
      fallback={fallback}
      name={asset.name}
      words={classWord(asset)}
      element={elementWord(asset)}
      band={band}
      grade={t(`asset.band${band}`, { grade: asset.grade })}
      stars={asset.star}
      starsLabel={t('asset.stars', { count: asset.star })}
      price={price === null ? null : { amount: amountText(price, PRICE_COIN, TILE_FRACTION), coin: PRICE_COIN }}
      priceNote={price === null ? noPrice : isAuction && t('asset.do_bid')}
      soon={soon}
      status={levelWord(asset)}
      sign={
        isAuction && (
          <>
            {!isOwn && <span class={visuallyHidden}>{t('asset.market_auction')}</span>}
            {timeAfter && asset.deadline && (
              <AuctionTime deadline={asset.deadline} clockOffset={clockOffset} after={timeAfter} />
            )}
          </>
        )
      }
    />
  )
}
