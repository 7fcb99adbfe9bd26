import { tile } from '../../ui/art/AssetTile.style'
import { bandColour } from '../../ui/art/Grade'
import { tileLines } from '../../ui/art/tileLines.style'
import { tileLook } from '../../ui/art/tileLook.style'

/** Classes: a pretend asset looks like the market's tiles, which are links to a page that this one does not have. */
export const face = `${tile} ${tileLook} ${tileLines} ${bandColour}`
