import type { Asset } from '../../domain/asset'
import { type Coin, PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { bandColour } from '../art/Grade'
import { gradeBand } from '../art/gradeBand'
import { Picture } from '../art/Picture'
import { pictureOf } from '../art/pictureOf'
import { Stars } from '../art/Stars'
import { amountText } from './amountText'
import { assetHead } from './MoneySheet.style'
import { Price } from './Price'

export interface AssetHeadProps {
  asset: Asset
  /** In the coin's smallest unit; a small head shows it in place of the rarity. */
  price?: bigint | null
  coin?: Coin
  small?: boolean
  /** Without the picture, where it is shown already. */
  bare?: boolean
}

/** What the action is about: picture and name, then kind, grade and stars, or its price while the action runs. */
export function AssetHead({ asset, price = null, coin = PRICE_COIN, small, bare }: AssetHeadProps) {
  const { name, grade } = asset
  const { picture, fallback } = pictureOf(asset)
  return (
    <div class={`${assetHead} ${bandColour}`} data-band={gradeBand(grade)} data-small={small} data-bare={bare}>
      {!bare && <Picture src={picture} fallback={fallback} alt="" width={72} height={96} />}
      <div>
        <h3>{name}</h3>
        {small && price !== null ? (
          <p>
            <Price amount={amountText(price, coin)} coin={coin} />
          </p>
        ) : (
          <Rarity asset={asset} />
        )}
      </div>
    </div>
  )
}

function Rarity({ asset: { kind, grade, star, tokenId } }: { asset: Asset }) {
  return (
    <p>
      <span>{`${t(`asset.kind_${kind}`)} · ${t(`asset.band${gradeBand(grade)}`, { grade })}`}</span>
      <Stars count={star} label={t('asset.stars', { count: star })} size={13} />
      {tokenId !== null && <span>{t('money.number', { number: String(tokenId) })}</span>}
    </p>
  )
}
