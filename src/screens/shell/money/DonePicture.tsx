import type { Asset } from '../../../domain/asset'
import { Burst } from '../../../ui/Burst'
import { bandColour } from '../../../ui/Grade'
import { gradeBand } from '../../../ui/gradeBand'
import { Icon } from '../../../ui/Icon'
import { checkIcon } from '../../../ui/icons/check'
import { Picture } from '../../../ui/Picture'
import { pictureOf } from '../../../ui/pictureOf'

/** The asset in a burst of light of its band, with a tick on it. */
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
