import type { Holding } from '../../domain/holding'
import { cardIcon } from '../../ui/art/icons/card'

/** A dragon's head from the front. */
const dragonIcon = 'M12 21c-2-1-3-3-3-5l-3-4 1-8 3 4h4l3-4 1 8-3 4c0 2-1 4-3 5ZM9.5 12l1 .5M14.5 12l-1 .5'

/** An arrow into a tray. */
export const saveIcon = 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14'

export const KIND_ICONS: Record<Holding['collection'], string> = { card: cardIcon, dragon: dragonIcon }
