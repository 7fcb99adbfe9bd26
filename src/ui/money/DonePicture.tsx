import type { Asset } from '../../domain/asset'
import { Foil } from '../art/Foil'
import { bandColour } from '../art/Grade'
import { gradeBand } from '../art/gradeBand'
import { Icon } from '../art/Icon'
import { checkIcon } from '../art/icons/check'
import { Picture } from '../art/Picture'
import { pictureOf } from '../art/pictureOf'
import { Burst } from './Burst'

/** The asset in a burst of its band's colour, with a tick on it. */
export function DonePicture({ asset }: { asset: Asset }) {
  const { picture, fallback } = pictureOf(asset)
  const band = gradeBand(asset.grade)
  return (
    <div class={bandColour} data-band={band}>
      <Burst />
      <Picture src={picture} fallback={fallback} alt="" width={120} height={160} />
      <Foil band={band} />
      <i aria-hidden="true">
        <Icon path={checkIcon} size={24} />
      </i>
    </div>
  )
}
