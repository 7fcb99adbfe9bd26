import { drawSubject } from './drawSubject'
import { drawDust } from './dust'
import { drawFrame } from './frames'
import { drawGround } from './ground'
import { drawMotif } from './motifs'
import { seededRandom, tiny } from './numbers'
import { METALS, type Palette } from './palettes'
import type { Subject } from './subject'

/** A gradient: its attributes, then the place, colour and opacity of each stop. */
const gradient = (kind: 'linear' | 'radial', attributes: string, ...stops: ReadonlyArray<[number, string, number?]>) =>
  `<${kind}Gradient ${attributes}>${stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${tiny(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${tiny(opacity)}"` : ''}/>`,
    )
    .join('')}</${kind}Gradient>`

const SHEET = 'd="M0 0h240v320H0Z"'

/** One picture, 240 x 320: sky, figure of light, land, subject, nearest land, dust, frame. */
export function drawPicture(
  name: string,
  subject: Subject,
  outline: string,
  palette: Palette,
  band: number,
  texture: string,
) {
  const { deep, mid, far, glow, lit, body, dark, rim, ground } = palette
  const random = seededRandom(name)
  const metal = METALS[band - 1] ?? ['#fff', '#000']
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" width="240" height="320"><defs>`,
    gradient('linear', 'id="a" x2="0" y2="1"', [0, deep], [0.3, far], [0.62, mid], [0.85, far], [1, deep]),
    gradient('radial', 'id="h"', [0, glow, 0.55 + band * 0.07], [0.35, glow, 0.16 + band * 0.04], [1, glow, 0]),
    gradient('linear', 'id="s" x2=".4" y2="1"', [0, lit], [0.45, body], [1, dark]),
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
    gradient('linear', 'id="f" x2="0" y2="1"', [0, deep, 0], [1, deep, 0.95]),
    `${texture}</defs><path fill="url(#a)" ${SHEET}/>`,
    drawMotif(palette.motif, glow, 0.2 + band * 0.08),
    `<circle cx="120" cy="142" r="${84 + band * 8}" fill="url(#h)"/>`,
    drawGround(ground, random, 0, far, 0.55),
    drawGround(ground, random, 1, mid, 0.6),
    `<path fill="url(#v)" ${SHEET}/>`,
    drawSubject(subject, outline, palette, texture),
    drawGround(ground, random, 2, deep, 0.88),
    `<path fill="url(#f)" d="M0 210h240v110H0Z"/>`,
    drawDust(palette.dust, random, glow, 4 + band * 2),
    drawFrame(band, glow, deep),
    '</svg>',
  ].join('')
}
