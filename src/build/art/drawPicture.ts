import { drawShell } from './drawEgg'
import { drawOver, drawSpirit, drawSubject, placeOf, placeOfDragon } from './drawSubject'
import { drawWings } from './drawWings'
import { drawDust } from './dust'
import type { Figure } from './figure'
import { drawFrame } from './frames'
import { gradient } from './gradient'
import { drawGround, type GroundName } from './ground'
import { drawLedge } from './ledge'
import { drawMantle } from './mantles'
import { drawMotif } from './motifs'
import { mix, seededRandom } from './numbers'
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
const WORN = [0.42, 0.2] as const
const IRON = '#8b91a8'
/** The subjects of these bands break their frame, which leaves them 4 units at each side. */
const BREAKS = 4

/** The land fades in from the sky: a flat stretch of it would end at a line. @param from where it is still clear */
const groundLight = (id: string, from: number, colour: string): string =>
  gradient(
    'linear',
    `id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${from}" y2="${from + 76}"`,
    [0, colour, 0],
    [1, colour],
  )

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
    body: mix(mix(body, rim, 0.7), IRON, worn),
    dark: mix(mix(dark, rim, 0.4), deep, 0.4),
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
  const breaks = band >= BREAKS
  const stands = subject.pose === 'stand' && !(grows && look === 1)
  const place = grows ? placeOfDragon(figure.box, look, stands, breaks) : placeOf(subject, figure.box, breaks)
  const { deep, mid, far, glow, lit, body, dark, rim, ground } = palette
  const random = seededRandom(name)
  const mantle = subject.pose === 'head' && palette.mantles?.[(index + look) % 2 ? 0 : 1]
  const metal = METALS[band - 1] ?? ['#fff', '#000']
  const frame = drawFrame(band, glow, deep)
  const hasSpirit = band > 2 || (grows && look === 3)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${breaks ? '3 4 234 312' : '0 0 240 320'}" width="240" height="320"><defs>`,
    gradient('linear', 'id="a" x2="0" y2="1"', [0, deep], [0.3, far], [0.62, mid], [0.85, far], [1, deep]),
    gradient('radial', 'id="h"', [0, glow, 0.55 + band * 0.07], [0.35, glow, 0.16 + band * 0.04], [1, glow, 0]),
    gradient('linear', 'id="s" x2=".4" y2="1"', [0, lit], [0.45, body], [1, dark]),
    gradient(
      'linear',
      'id="t" x2=".6" y2="1"',
      [0, mix(rim, lit, 0.7)],
      [0.45, mix(rim, mid, 0.1)],
      [1, mix(rim, deep, 0.7)],
    ),
    gradient('linear', 'id="i" x2="0" y2="1"', [0, mix(dark, deep, 0.6)], [1, deep]),
    gradient('linear', 'id="l" x2=".5" y2="1"', [0.45, deep, 0], [1, deep, 0.8]),
    gradient(
      'linear',
      'id="r" x2="1" y2="1"',
      [0, '#fff', 0.95],
      [0.42, '#fff', 0.1],
      [0.55, rim, 0.1],
      [1, rim, 0.95],
    ),
    gradient('linear', 'id="m" x2="1" y2="1"', [0, metal[1]], [0.28, metal[0]], [0.5, metal[1]], [1, metal[0]]),
    gradient('radial', 'id="v" cy=".45" r=".75"', [0.45, deep, 0], [1, deep, 0.95]),
    gradient('linear', 'id="f" x2="0" y2="1"', [0, deep, 0], [0.6, deep, 0.75], [1, deep]),
    groundLight('g0', 196, far),
    groundLight('g1', 210, mid),
    groundLight('g2', 224, deep),
    breaks ? gradient('linear', 'id="u" x2="0" y2="1"', [0.4, '#fff'], [0.66, '#fff', 0]) : '',
    `${texture}</defs><path fill="url(#a)" ${SHEET}/>`,
    drawMotif(palette.motif, glow, 0.2 + band * 0.08),
    `<circle cx="120" cy="142" r="${84 + band * 8}" fill="url(#h)"/>`,
    drawGround(ground, random, 0, 'url(#g0)', 0.7),
    drawGround(ground, random, 1, 'url(#g1)', 0.75),
    hasSpirit ? drawSpirit(place, !!subject.flipped, glow) : '',
    `<path fill="url(#v)" ${SHEET}/>`,
    breaks ? `<path fill="${deep}" opacity=".6" fill-rule="evenodd" d="M0 0h240v320H0ZM9 12h222v296H9Z"/>` : '',
    wings && drawWings(wings, palette),
    mantle ? drawMantle(mantle, palette) : '',
    stands ? drawLedge(place[2], figure.box, palette) : '',
    drawSubject(figure.draw(palette), place, !!subject.flipped),
    grows && look === 1 ? drawShell(palette) : '',
    drawGround(ground, random, 2, 'url(#g2)', 1),
    `<path fill="url(#f)" d="M0 ${stands ? 250 : 226}h240v110H0Z"/>`,
    drawDust(palette.dust, random, glow, 4 + band * 2),
    breaks ? `<g transform="matrix(.945 0 0 .945 6.6 8.8)">${frame}</g>${drawOver(subject, place)}` : frame,
    '</svg>',
  ].join('')
}
