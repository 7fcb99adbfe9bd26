import { useEffect } from 'react'
import { loadOwnAssets } from '../../actions/load/loadOwnAssets'
import { compareHref } from '../../domain/compareHref'
import { t } from '../../i18n'
import { ownAssets } from '../../state/assets'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { picks } from './OwnPicks.style'

/** As many as one row has. */
const SHOWN = 6

/**
 * Some of the player's own assets, each of which takes the next place with one tap. Nothing while they are not known, or
 * there are none. @param one the id of the first; null: it is still to be chosen
 */
export function OwnPicks({ one }: { one: string | null }) {
  useEffect(() => void loadOwnAssets(null, null), [])
  const assets = ownAssets.value.data?.items.filter(({ id }) => id !== one).slice(0, SHOWN) ?? []
  if (assets.length === 0) return null
  return (
    <section class={picks} aria-label={t('compare.own')}>
      <h2>{t('compare.own')}</h2>
      <ul>
        {assets.map((asset) => {
          const { picture, fallback } = pictureOf(asset)
          return (
            <li key={asset.id}>
              <a
                class={bandColour}
                data-band={gradeBand(asset.grade)}
                href={one === null ? `/compare?one=${encodeURIComponent(asset.id)}` : compareHref(one, asset.id)}
              >
                <Picture src={picture} fallback={fallback} alt={asset.name} width={240} height={320} />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
