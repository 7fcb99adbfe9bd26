import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { stable } from './Stable.style'

/** The dragons in a row that scrolls sideways; each opens its large view. */
export function Stable({ dragons, chosen }: { dragons: readonly Asset[]; chosen: string }) {
  return (
    <nav class={stable} aria-label={t('collectibles.page_dragong')}>
      {dragons.map((dragon) => {
        const { picture, fallback } = pictureOf(dragon)
        const level = t('collectibles.level', { level: dragon.level })
        return (
          <a
            key={dragon.id}
            class={bandColour}
            data-band={gradeBand(dragon.grade)}
            data-asleep={!dragon.activated}
            href={`/dragong?id=${encodeURIComponent(dragon.id)}`}
            aria-current={dragon.id === chosen ? 'true' : undefined}
            aria-label={`${level} ${dragon.name}`}
          >
            <Picture src={picture} fallback={fallback} alt="" width={72} height={96} />
            <small>{level}</small>
          </a>
        )
      })}
    </nav>
  )
}
