import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { assetPath } from '../../ui/art/AssetCard'
import { campWord, professionWord } from '../../ui/art/assetWords'
import { bandColour, Grade } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Stars } from '../../ui/art/Stars'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { revealed } from './Hero.style'

/** The hero who came: picture, name and rarity, shown by frame, sign and word. */
export function Hero({ hero }: { hero: Asset }) {
  const band = gradeBand(hero.grade)
  const { picture, fallback } = pictureOf(hero)
  return (
    <div class={`${revealed} ${bandColour}`} data-band={band}>
      <div>
        <i aria-hidden="true" />
        <Picture src={picture} fallback={fallback} alt="" width={240} height={320} />
      </div>
      <h2>{t('summon.summoned', { name: hero.name })}</h2>
      <p>
        <Grade band={band} text={t(`asset.band${band}`, { grade: hero.grade })} />
        <Stars count={hero.star} label={t('asset.stars', { count: hero.star })} />
      </p>
      <p>{`${campWord(hero)} · ${professionWord(hero)}`}</p>
      <LinkButton href={assetPath(hero)}>{t('summon.see')}</LinkButton>
    </div>
  )
}
