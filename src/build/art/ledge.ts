import type { Islands } from './islands'
import { mix } from './numbers'
import type { Palette } from './palettes'

/** The lowest that is stood on, in the picture: a tile's name, over the picture's foot, is to cover no body. */
export const FOOT = 192
/** The same for what breaks its frame: it is larger, and stands on less rock. */
export const BREAKING_FOOT = 206

/** The rock on which a subject stands, the emblem cut into it, lit from above, with the subject's shadow on it. @param foot where its top is @param scale of the subject */
export function drawLedge(
  foot: number,
  scale: number,
  { left, right }: Islands['box'],
  { deep, mid, far, glow }: Palette,
): string {
  const half = Math.round(Math.min(112, ((right - left) * scale) / 2 + 22))
  const top = `M${120 - half} ${foot}l14-9h${half * 2 - 28}l14 9`
  return [
    `<path d="${top}-12 16-8 4-14 22-20 36H${166 - half}l-18-30-20-26Z" fill="${mix(mid, deep, 0.55)}" stroke="${deep}" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${top}-14 5h${28 - half * 2}Z" fill="${mix(far, glow, 0.45)}"/>`,
    `<path d="M120 ${foot + 16}l28 28-28 28-28-28ZM98 ${foot + 44}q22-26 44 0-22 26-44 0m22-11v22" fill="none" stroke="${mix(far, glow, 0.6)}" stroke-width="3"/>`,
    `<ellipse cx="126" cy="${foot - 2}" rx="${Math.round(half * 0.72)}" ry="6" fill="${deep}" opacity=".7"/>`,
  ].join('')
}
