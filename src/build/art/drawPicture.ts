import { attireOf } from './attire'
import { drawShell } from './drawEgg'
import { drawOver, drawSpirit, drawSubject, footOf, placeOf, placeOfDragon } from './drawSubject'
import { drawWings } from './drawWings'
import { drawDust } from './dust'
import type { Figure } from './figure'
import { drawFrame } from './frames'
import { drawGround, type GroundName } from './ground'
import { drawLedge, FOOT } from './ledge'
import { drawMantle } from './mantles'
import { drawMotif } from './motifs'
import { mix, seededRandom } from './numbers'
import { breaksFrame, drawPaints } from './paints'
import { METALS, type Palette } from './palettes'
import type { Look, Subject } from './subject'

const SHEET = 'd="M0 0h240v320H0Z"'

export interface PictureParts {
  name: string
  subject: Subject
  figure: Figure
  /** The outline of its wings; empty without. */
  wings: string
  palette: Palette
  /** 1 to 5 */
  band: number
  /** Which of its band's subjects it is, from 0. */
  index: number
  look: Look
  /** From `drawTexture`; a dragon has one. */
  texture: string
}

/** The metal of the lowest bands is worn: how much of it has turned to iron. */
const WORN = [0.12, 0.06] as const
const IRON = '#b0b6ca'

const other = (name: GroundName): GroundName => (name === 'peaks' || name === 'clouds' ? 'spires' : 'peaks')

/** The palette at another hour, in another land. */
const elsewhere = (palette: Palette): Palette => {
  const { deep, rim, mid, far, ground } = palette
  return { ...palette, mid: mix(far, rim, 0.25), far: mix(mid, deep, 0.3), ground: other(ground) }
}

/** The palette of a look: the mirrored one is of the other metal, and elsewhere. */
function paletteOf(palette: Palette, band: number, isTwin: boolean): Palette {
  const worn = WORN[band - 1] ?? 0
  const { lit, body, dark, deep, rim } = palette
  if (!isTwin) return { ...palette, lit: mix(lit, IRON, worn / 2), body: mix(body, IRON, worn) }
  return {
    ...elsewhere(palette),
    lit: mix(lit, rim, 0.3),
    body: mix(mix(mix(body, rim, 0.7), lit, 0.1), IRON, worn),
    dark: mix(mix(dark, rim, 0.5), deep, 0.28),
    rim: body,
  }
}

/** One picture, 240 x 320: sky, figure of light, land, subject, nearest land, dust, frame. */
export function drawPicture(parts: PictureParts): string {
  const { name, figure, wings, band, index, look, texture } = parts
  const grows = !!parts.subject.form
  const isTwin = !grows && look === 2
  const own = paletteOf(parts.palette, band, isTwin)
  const palette = grows && index % 2 ? elsewhere(own) : own
  const subject = isTwin ? { ...parts.subject, flipped: !parts.subject.flipped } : parts.subject
  const breaks = breaksFrame(band)
  const isHatchling = grows && look === 1
  const hasLedge = isHatchling || subject.pose === 'stand'
  const place = grows ? placeOfDragon(figure.box, look, breaks) : placeOf(subject, figure.box, breaks)
  const foot = isHatchling ? FOOT : footOf(place, figure.box)
  const { deep, glow, ground } = palette
  const random = seededRandom(name)
  const attire = attireOf(band, index, look)
  const mantle = subject.pose === 'head' && palette.mantles?.[attire.mantle]
  const metal = METALS[band - 1] ?? ['#fff', '#000']
  const frame = drawFrame(band, glow, deep)
  const hasSpirit = band > 2 || (grows && look === 3)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${breaks ? '3 4 234 312' : '0 0 240 320'}" width="240" height="320"><defs>`,
    drawPaints(palette, metal, band, grows),
    `${texture}</defs><path fill="url(#a)" ${SHEET}/>`,
    drawMotif(palette.motif, glow, 0.16 + band * 0.07),
    `<circle cx="120" cy="142" r="${84 + band * 8}" fill="url(#h)"/>`,
    drawGround(ground, random, 0, 'url(#g0)', 0.7),
    drawGround(ground, random, 1, 'url(#g1)', 0.75),
    hasSpirit ? drawSpirit(place, !!subject.flipped, glow) : '',
    `<path fill="url(#v)" ${SHEET}/>`,
    breaks ? `<path fill="${deep}" opacity=".6" fill-rule="evenodd" d="M0 0h240v320H0ZM9 12h222v296H9Z"/>` : '',
    wings && drawWings(wings, palette),
    mantle ? drawMantle(mantle, attire, palette) : '',
    hasLedge ? drawLedge(foot, place[2], figure.box, palette) : '',
    drawSubject(figure.draw(palette), place, !!subject.flipped),
    isHatchling ? drawShell(palette) : '',
    mantle ? '' : drawGround(ground, random, 2, 'url(#g2)', 1),
    `<path fill="url(#f)" d="M0 ${mantle ? 226 : hasLedge ? foot + 8 : 236}h240v110H0Z"/>`,
    drawDust(palette.dust, random, glow, 4 + band * 2),
    breaks && mantle ? `<path fill="${deep}" d="M0 306h240v14H0Z"/>` : '',
    breaks ? `<g transform="matrix(.945 0 0 .945 6.6 8.8)">${frame}</g>${drawOver(subject, place)}` : frame,
    '</svg>',
  ].join('')
}
