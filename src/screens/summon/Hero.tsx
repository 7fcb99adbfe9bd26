import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { campWord, professionWord } from '../../ui/art/assetWords'
import { Grade } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Stars } from '../../ui/art/Stars'
import { revealed } from './Hero.style'

/** The hero who came, in words, which follow the turned card: name and rarity, by sign and word. */
export function Hero({ hero }: { hero: Asset }) {
  const band = gradeBand(hero.grade)
  return (
    <div class={revealed}>
      <h2>{t('summon.summoned', { name: hero.name })}</h2>
      <p>
        <Grade band={band} text={t(`asset.band${band}`, { grade: hero.grade })} />
        <Stars count={hero.star} size={18} label={t('asset.stars', { count: hero.star })} />
      </p>
      <p>{`${campWord(hero)} · ${professionWord(hero)}`}</p>
    </div>
  )
}
