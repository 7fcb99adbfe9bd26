import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'

/** A small card with its grade below, whose tap chooses it. */
export function Pick({ asset, href }: { asset: Asset; href: string }) {
  const { picture, fallback } = pictureOf(asset)
  const band = gradeBand(asset.grade)
  return (
    <li>
      <a class={bandColour} data-band={band} href={href}>
        <span>
          <Picture src={picture} fallback={fallback} alt={asset.name} width={240} height={320} />
        </span>
        <small>{t(`asset.band${band}`, { grade: asset.grade })}</small>
      </a>
    </li>
  )
}

/** The place of one that is still loading. */
export const PickToCome = () => (
  <li aria-hidden="true">
    <div>
      <span />
    </div>
  </li>
)
