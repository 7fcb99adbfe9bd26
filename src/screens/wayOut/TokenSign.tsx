import type { Holding } from '../../domain/holding'
import { Icon } from '../../ui/art/Icon'
import { KIND_ICONS } from './signs'
import { sign } from './WayOut.style'

/** A small card with its collection's sign: the page has no pictures, as it has to work from a file. */
export const TokenSign = ({ of }: { of: Holding['collection'] }) => (
  <span class={sign} data-of={of}>
    <Icon path={KIND_ICONS[of]} size={20} />
  </span>
)
