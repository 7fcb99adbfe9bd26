import { PRICE_COIN } from '../../domain/coin'
import type { PracticeAsset, PracticeWorld } from '../../domain/practice'
import { t } from '../../i18n'
import { Grade } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'
import { FaceHead } from './FaceHead'
import { face } from './face'
import { nameable, standingOf, toAsset } from './words'

/** A pretend asset with its holder, where it stands, and its price. */
export function AssetFace({ world, asset }: { world: PracticeWorld; asset: PracticeAsset }) {
  const shown = toAsset(asset)
  const { grade, price, market } = shown
  const band = gradeBand(grade)
  return (
    <article class={face} data-band={band}>
      <FaceHead asset={shown} />
      <p data-part="grade">
        <Grade band={band} text={t(`asset.band${band}`, { grade })} />
      </p>
      <p>{t('practice.holder', { who: t(`practice.who_${nameable(asset.holder)}`) })}</p>
      <p data-part="state">{market ? <b>{standingOf(world, asset)}</b> : standingOf(world, asset)}</p>
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
