import type { Asset } from '../../domain/asset'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Burst } from './Burst'

/** The asset in a burst of its band's colour, with a tick on it. */
export function DonePicture({ asset }: { asset: Asset }) {
  const { picture, fallback } = pictureOf(asset)
  return (
    <div class={bandColour} data-band={gradeBand(asset.grade)}>
      <Burst />
      <Picture src={picture} fallback={fallback} alt="" width={120} height={160} />
      <i aria-hidden="true">
        <Icon path={checkIcon} size={24} />
      </i>
    </div>
  )
}
