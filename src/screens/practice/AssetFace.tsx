import { PRICE_COIN } from '../../domain/coin'
import type { PracticeAsset, PracticeWorld } from '../../domain/practice'
import { t } from '../../i18n'
import { tile } from '../../ui/art/AssetTile.style'
import { bandColour, Grade } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Stars } from '../../ui/art/Stars'
import { tileLines } from '../../ui/art/tileLines.style'
import { tileLook } from '../../ui/art/tileLook.style'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'
import { nameable, standingOf, toAsset } from './words'

/** A pretend asset, drawn as the market's tiles, which are links to a page that this one does not have. */
export function AssetFace({ world, asset }: { world: PracticeWorld; asset: PracticeAsset }) {
  const { name, grade, star, price, ...rest } = toAsset(asset)
  const band = gradeBand(grade)
  const { picture, fallback } = pictureOf({ name, grade, star, price, ...rest })
  return (
    <article class={`${tile} ${tileLook} ${tileLines} ${bandColour}`} data-band={band}>
      <div>
        <Picture src={picture} fallback={fallback} alt="" width={240} height={320} />
      </div>
      <h3>{name}</h3>
      <p data-part="stars">
        <Stars count={star} label={t('asset.stars', { count: star })} size={11} />
      </p>
      <p data-part="grade">
        <Grade band={band} text={t(`asset.band${band}`, { grade })} />
      </p>
      <p>{t('practice.holder', { who: t(`practice.who_${nameable(asset.holder)}`) })}</p>
      <p data-part="state">{rest.market ? <b>{standingOf(world, asset)}</b> : standingOf(world, asset)}</p>
      <p data-part="price">
        {price === null ? (
          <small>{t('asset.notForSale')}</small>
        ) : (
          <Price amount={amountText(price)} coin={PRICE_COIN} />
        )}
      </p>
    </article>
  )
}
