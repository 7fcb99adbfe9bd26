import { mix, tiny } from '../numbers'
import type { Palette } from '../palettes'
import { type Bone, beside, line, type Point, spikes, tube } from './curve'
import type { Part } from './forms'
import { CRESTS, HEADS, type HeadName } from './heads'
import { armOf, fingersOf, foldsOf, skinOf, type Wing } from './wing'

/** How far the skin of a wing draws back between its fingers, by skill; the wings of light are feathered. */
const BAYS = [0.3, 0.16, 0.36, -0.14, 0.24] as const

export interface DragonParts {
  parts: readonly Part[]
  /** 1 to 5 */
  skill: number
  palette: Palette
  /** How much of its horns it has. */
  crest: number
}

type Paint = 's' | 't'

/** One closed shape: outline, roundness under light from above, scales, and a rim of light. */
function solid(id: string, path: string, paint: Paint, { deep, dark, lit }: Palette, far = false, inside = ''): string {
  const shade = (x: number, y: number, colour: string, width: number, opacity: string): string =>
    `<use href="#${id}" transform="translate(${x} ${y})" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
  return [
    `<defs><path id="${id}" d="${path}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath></defs>`,
    `<use href="#${id}" stroke="${deep}" stroke-width="13"/><use href="#${id}" fill="url(#${paint})"/><g clip-path="url(#${id}c)" fill="none">`,
    inside,
    shade(-9, -13, paint === 's' ? dark : deep, 46, '.2'),
    shade(-5, -8, deep, 22, '.2'),
    shade(4, 8, lit, 20, paint === 's' ? '.3' : '.14'),
    `<use href="#${id}" stroke="url(#r)" stroke-width="8"/>`,
    far ? `<use href="#${id}" fill="${deep}" opacity=".32"/>` : '',
    '</g>',
  ].join('')
}

function drawBody(id: string, part: Extract<Part, { body: readonly Bone[] }>, palette: Palette): string {
  const { deep, lit, body: tone, glow } = palette
  const bones = part.body
  const scales = '<path fill="url(#x)" d="M-60-100h640v640H-60Z"/>'
  const plates = bones.slice(0, part.belly)
  const width = Math.round((plates.reduce((sum, [, , half]) => sum + half, 0) / plates.length) * 0.85)
  const under = line(beside(plates, -0.78))
  const belly = `<path d="${under}" stroke="${mix(deep, tone, 0.35)}" stroke-width="${width + 8}"/><path d="${under}" stroke="${mix(lit, glow, 0.5)}" stroke-width="${width}" stroke-dasharray="15 4" opacity=".8"/>`
  return [
    part.spikes ? solid(`${id}k`, spikes(bones, part.spikes), 't', palette, part.far) : '',
    solid(id, tube(bones), 's', palette, part.far, scales + (part.belly ? belly : '')),
  ].join('')
}

function drawLeg(id: string, bones: readonly Bone[], palette: Palette, far?: boolean): string {
  const [x, y, half] = bones.at(-1) ?? [0, 0, 0]
  const paw = `M${x - half - 4} ${y + 4}q4-${half + 8} ${half + 6}-${half + 4}q${half + 22} 2 ${half + 24} ${half + 12}l-${half * 3 + 12} 0Z`
  const claws = [0, 1, 2]
    .map((index) => `M${Math.round(x - half + 4 + index * (half * 0.9 + 7))} ${y + 2}h9l3 16-16-4Z`)
    .join('')
  return `${solid(id, tube(bones) + paw, 's', palette, far)}<path d="${claws}" fill="${mix(palette.lit, palette.deep, far ? 0.5 : 0)}" stroke="${palette.deep}" stroke-width="6" paint-order="stroke"/>`
}

function drawWing(id: string, wing: Wing, skill: number, palette: Palette, far?: boolean): string {
  const { deep, rim, glow, lit } = palette
  const fingers = fingersOf(wing)
  const inside = [
    `<path d="${foldsOf(wing)}" stroke="${deep}" stroke-width="22" opacity=".16" stroke-linecap="round"/>`,
    `<path d="${fingers}" stroke="${deep}" stroke-width="16" opacity=".6"/><path d="${fingers}" stroke="${mix(rim, lit, 0.35)}" stroke-width="9"/>`,
    `<path d="${fingers}" stroke="${glow}" stroke-width="3" opacity=".7"/>`,
  ].join('')
  return `<g id="z${id}">${solid(id, skinOf(wing, BAYS[skill - 1] ?? 0.3), 't', palette, far, inside)}${solid(`${id}a`, armOf(wing), 's', palette, far)}</g>`
}

function drawHead(id: string, name: HeadName, { skill, palette, crest }: DragonParts, far?: boolean): string {
  const { skull, jaw, teeth, eye, lines } = HEADS[name]
  const { deep, dark, glow, rim } = palette
  return [
    `<g transform="matrix(${crest} 0 0 ${crest} 0 ${Math.round((crest - 1) * 34)})">${solid(`${id}h`, CRESTS[skill - 1] ?? '', 't', palette, far)}</g>`,
    solid(`${id}j`, jaw, 's', palette, true),
    `<path d="M-10 22L20 36 100 32 96 14 30 12Z" fill="${mix(rim, deep, 0.75)}"/><path d="${teeth}" fill="#fff" stroke="${deep}" stroke-width="3" paint-order="stroke"/>`,
    solid(`${id}s`, skull, 's', palette, far),
    `<path d="${lines}" fill="none" stroke="${mix(dark, deep, 0.6)}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="${eye}" fill="${glow}" stroke="${rim}" stroke-width="20" opacity=".4"/><path d="${eye}" fill="${glow}" stroke="${deep}" stroke-width="4"/><path d="M45-17l5 0-2 11Z" fill="${deep}"/>`,
  ].join('')
}

const drawPearl = ([x, y]: Point, radius: number, { deep, glow }: Palette): string =>
  `<g transform="translate(${x} ${y})"><circle r="${radius + 26}" fill="url(#h)"/><circle r="${radius}" fill="url(#t)" stroke="${deep}" stroke-width="10"/><circle r="${radius - 12}" fill="none" stroke="${glow}" stroke-width="3" opacity=".6"/><ellipse cx="-20" cy="-24" rx="16" ry="11" fill="#fff" opacity=".85"/></g>`

/** How far a dragon reaches. A head reaches as far as its snout and horns. */
export function boxOf(parts: readonly Part[]): { left: number; top: number; right: number; bottom: number } {
  const points = parts.flatMap((part): Point[] => {
    if ('body' in part) return [...beside(part.body, 1), ...beside(part.body, -1)]
    if ('leg' in part) return beside(part.leg, -1).map(([x, y]) => [x, y])
    if ('wing' in part) return [part.wing.wrist, ...part.wing.tips]
    if ('pearl' in part) return [part.pearl]
    const [x, y] = part.at
    return [
      [x + 136 * part.size, y],
      [x - 70 * part.size, y - 70 * Math.abs(part.size)],
    ]
  })
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** A dragon, `#o`, in a square of 512, and its silhouette, `#w`. */
export function drawDragon(dragon: DragonParts): string {
  const { parts, skill, palette } = dragon
  const { deep, glow } = palette
  const shapes: string[] = []
  const drawn = parts.map((part, index) => {
    const id = `d${index}`
    if ('pearl' in part) return drawPearl(part.pearl, part.radius, palette)
    if ('head' in part) {
      const { at, turn, size, head, far } = part
      const [wide, high] = [tiny(size), tiny(Math.abs(size))]
      const place = `transform="translate(${at.join(' ')})rotate(${turn})scale(${wide} ${high})"`
      shapes.push(`<g ${place}><use href="#${id}s"/><use href="#${id}j"/></g>`)
      return `<g ${place}>${drawHead(id, head, dragon, far)}</g>`
    }
    shapes.push(`<use href="#${id}"/>`)
    if ('body' in part) return drawBody(id, part, palette)
    if ('leg' in part) return drawLeg(id, part.leg, palette, part.far)
    return drawWing(id, part.wing, skill, palette, part.far)
  })
  return [
    `<defs><g id="w">${shapes.join('')}</g></defs>`,
    `<use href="#w" transform="translate(7 20)" fill="${deep}" opacity=".5"/>`,
    `<use href="#w" fill="none" stroke="${glow}" stroke-width="30" opacity=".16"/>`,
    `<g id="o" stroke-linejoin="round">${drawn.join('')}</g>`,
  ].join('')
}
