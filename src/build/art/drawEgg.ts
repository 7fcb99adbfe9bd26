import { drawDust } from './dust'
import { drawFrame } from './frames'
import { gradient } from './gradient'
import { drawGround } from './ground'
import { drawMotif } from './motifs'
import { mix, repeat, seededRandom } from './numbers'
import { METALS, type Palette } from './palettes'

/** The lower half of a broken egg before a hatchling, on its rock. */
export const drawShell = ({ deep, glow, rim }: Palette): string =>
  [
    `<path d="M66 158l16-21 14 15 15-22 15 21 14-18 16 20 16-14c5 49-19 77-54 77s-58-21-54-58Z" fill="url(#t)" stroke="${deep}" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="M69 158l14-18 14 15 15-22 15 21 14-18 16 20 14-12" fill="none" stroke="${glow}" stroke-width="2"/>`,
    `<path d="M87 179q12 26 37 28M143 172l9 12-7 11M104 174l8 11-4 9" fill="none" stroke="${rim}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
  ].join('')

const SHEET = 'd="M0 0h240v320H0Z"'
const EGG = 'M120 66c36 0 66 66 66 112s-30 74-66 74-66-28-66-74 30-112 66-112Z'
const CRACK = 'M108 78l10 24-14 18 18 22-10 20 15 17'

const scales = (row: number): string =>
  repeat(7, (index) => `M${36 + index * 24 + (row % 2) * 12} ${90 + row * 22}q12 24 24 0`)

/** The sheet, its light and its metal, without a subject. */
function drawStage(name: string, palette: Palette, band: number, inside: string): string {
  const { deep, mid, far, glow, lit, body, dark, motif, ground, dust } = palette
  const random = seededRandom(name)
  const metal = METALS[band - 1] ?? ['#fff', '#000']
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" width="240" height="320"><defs>',
    gradient('linear', 'id="a" x2="0" y2="1"', [0, deep], [0.3, far], [0.62, mid], [1, deep]),
    gradient('radial', 'id="h"', [0, glow, 0.85], [0.4, glow, 0.28], [1, glow, 0]),
    gradient('radial', 'id="s" cx=".36" cy=".26" r=".9"', [0, lit], [0.35, body], [0.7, dark], [1, deep]),
    gradient('linear', 'id="m" x2="1" y2="1"', [0, metal[1]], [0.28, metal[0]], [0.5, metal[1]], [1, metal[0]]),
    gradient('radial', 'id="v" cy=".45" r=".75"', [0.4, deep, 0], [1, deep, 0.96]),
    `</defs><path fill="url(#a)" ${SHEET}/>${drawMotif(motif, glow, 0.45)}<circle cx="120" cy="150" r="118" fill="url(#h)"/>`,
    drawGround(ground, random, 0, far, 0.55),
    drawGround(ground, random, 1, mid, 0.6),
    `<path fill="url(#v)" ${SHEET}/>${inside}`,
    drawDust(dust, random, glow, 12),
    drawFrame(band, glow, deep),
    '</svg>',
  ].join('')
}

/** The egg a dragon of this skill sleeps in: scaled, cracked, lit from within. */
export function drawEgg(name: string, palette: Palette): string {
  const { deep, dark, glow, rim, lit } = palette
  const egg = [
    `<ellipse cx="120" cy="252" rx="78" ry="15" fill="${deep}" opacity=".8"/>`,
    `<path d="${EGG}" fill="none" stroke="${glow}" stroke-width="20" opacity=".16"/>`,
    `<clipPath id="c"><path d="${EGG}"/></clipPath><path d="${EGG}" fill="url(#s)" stroke="${deep}" stroke-width="7"/>`,
    `<g clip-path="url(#c)" fill="none"><path d="${repeat(8, scales)}" stroke="${mix(dark, deep, 0.4)}" stroke-width="3" opacity=".7"/>`,
    `<path d="M176 120q22 80-30 126q-26 14-60 0" stroke="${rim}" stroke-width="9" opacity=".75"/>`,
    `<path d="${CRACK}" stroke="${rim}" stroke-width="13" opacity=".5"/><path d="${CRACK}M122 142l20 6M104 120l-18 8" stroke="${glow}" stroke-width="5"/><path d="${CRACK}" stroke="#fff" stroke-width="2"/></g>`,
    `<path d="M82 150q6-46 26-66" fill="none" stroke="${lit}" stroke-width="6" stroke-linecap="round" opacity=".7"/>`,
    drawGround(palette.ground, seededRandom(`${name} near`), 2, deep, 0.9),
  ].join('')
  return drawStage(name, palette, 3, egg)
}

/** The back of every card: a ring of runes around the emblem's lit eye. */
export function drawBack(name: string, palette: Palette): string {
  const { deep, glow, rim } = palette
  const ring = (radius: number, width: number): string =>
    `<circle cx="120" cy="160" r="${radius}" fill="none" stroke="url(#m)" stroke-width="${width}"/>`
  const runes = repeat(
    12,
    (index) => `<use href="#n${index % 3}" transform="rotate(${index * 30} 120 160)" stroke="${glow}" opacity=".8"/>`,
  )
  const eye = [
    `<path d="M58 160q62-58 124 0q-62 58-124 0Z" fill="${deep}" stroke="url(#m)" stroke-width="5"/>`,
    `<circle cx="120" cy="160" r="27" fill="url(#s)"/><circle cx="120" cy="160" r="27" fill="none" stroke="${rim}" stroke-width="3"/>`,
    `<path d="M120 134q11 26 0 52q-11-26 0-52Z" fill="${deep}"/><circle cx="111" cy="151" r="5" fill="#fff" opacity=".9"/>`,
  ].join('')
  const inside = [
    `<defs><path id="n0" d="M120 72v16M114 76l6-4 6 4"/><path id="n1" d="M115 72l5 8 5-8M120 80v8"/><path id="n2" d="M114 88l6-16 6 16M116 82h8"/></defs>`,
    `<path d="M120 44l22 62 62-22-22 62 30 14-30 14 22 62-62-22-22 62-22-62-62 22 22-62-30-14 30-14-22-62 62 22Z" fill="none" stroke="url(#m)" stroke-width="2" opacity=".7"/>`,
    `${ring(94, 3)}${ring(68, 2)}<g fill="none" stroke-width="2.4" stroke-linecap="round">${runes}</g>${eye}`,
  ].join('')
  return drawStage(name, { ...palette, motif: 'disc' }, 5, inside)
}
