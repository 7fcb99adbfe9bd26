import type { Colours } from './colours'
import { mix } from './numbers'

/** Stones at the throat: diamond, round, drop, sun, fang. */
export const GEMS = [
  'M120 197l12 14-12 18-12-18Z',
  'M108 212a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z',
  'M120 193c3 10 11 14 11 23a11 11 0 0 1-22 0c0-9 8-13 11-23Z',
  'M120 196l4 9 10-2-5 9 5 9-10-1-4 9-4-9-10 1 5-9-5-9 10 2Z',
  'M106 199q14 9 28 0-2 22-14 35-12-13-14-35Z',
] as const

/** The stone at the throat, lit from above. @param shape of `GEMS` @param hue of the light, of the second light, of the metal */
export function drawGem(shape: number, hue: number, { deep, mid, glow, rim, lit, body }: Colours): string {
  const gem = GEMS[shape] ?? GEMS[0]
  const colour = [glow, mix(rim, lit, 0.3), mix(body, mid, 0.2)][hue] ?? glow
  return [
    `<path d="${gem}" fill="${mid}" stroke="${deep}" stroke-width="8"/>`,
    `<path d="${gem}" fill="${colour}" stroke="${lit}" stroke-width="2"/><ellipse cx="117" cy="207" rx="3" ry="4" fill="#fff" opacity=".85"/>`,
  ].join('')
}

/** A line of metal: dark around, light along its middle. */
const braid = (path: string, width: number, paint: string, { deep, lit }: Colours): string =>
  `<g fill="none"><g stroke="${deep}" stroke-width="${width + 6}"><path id="mt" d="${path}"/></g><use href="#mt" stroke="${paint}" stroke-width="${width}"/><use href="#mt" stroke="${lit}" stroke-width="1.5" opacity=".7" transform="translate(0-${width * 0.3})"/></g>`

/** What is worn on the chest: a sash, a chain, a crest, clasps. @param paint of the shoulders */
export const TRIMS: ReadonlyArray<(palette: Colours, paint: string) => string> = [
  (palette, paint) => braid('M152 186Q142 252 62 324l-20 18', 14, paint, palette),
  ({ deep, lit, glow }, paint) =>
    `<path d="M82 216q38 66 76 0" fill="none" stroke="${deep}" stroke-width="11"/><path d="M82 216q38 66 76 0" fill="none" stroke="${lit}" stroke-width="6" stroke-dasharray=".1 8.6"/><circle cx="120" cy="254" r="9" fill="${paint}" stroke="${deep}" stroke-width="4"/><circle cx="120" cy="254" r="3" fill="${glow}"/>`,
  ({ deep, glow, lit }, paint) =>
    `<path d="M120 242l19 7c1 17-6 28-19 36-13-8-20-19-19-36Z" fill="${paint}" stroke="${deep}" stroke-width="5"/><path d="M120 245l16 6" stroke="${lit}" stroke-width="2"/><path d="M120 250l5 9 8 3-8 4-5 9-5-9-8-4 8-3Z" fill="${glow}"/>`,
  (palette, paint) => braid('M102 244h36M100 260h40M98 276h44', 5, paint, palette),
]

/** @param trim of `TRIMS` */
export const drawTrim = (trim: number, paint: string, palette: Colours): string => TRIMS[trim]?.(palette, paint) ?? ''
