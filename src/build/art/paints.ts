import { gradient } from './gradient'
import { mix } from './numbers'
import type { Palette } from './palettes'

/** The subjects of these bands break their frame, which leaves them 4 units at each side. @param band 1 to 5 */
export const breaksFrame = (band: number): boolean => band >= 4

/** The sky is darker than the land by this share of the edge's darkness, so that the subject before it is the lightest. */
const DUSK = 0.1

/** The land fades in from the sky: a flat stretch of it would end at a line. @param from where it is still clear */
const groundLight = (id: string, from: number, colour: string): string =>
  gradient(
    'linear',
    `id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${from}" y2="${from + 76}"`,
    [0, colour, 0],
    [1, colour],
  )

/**
 * The gradients of a picture: sky `a`, light `h`, both metals `s` and `t` of a subject, what is below its plates `i`, the
 * shade over them `l`, their rim `r`, the frame `m`, the darkness at the edge `v` and at the foot `f`, three lands, and
 * where a subject that breaks its frame fades `u`.
 */
export function drawPaints(palette: Palette, metal: readonly [string, string], band: number, grows: boolean): string {
  const { deep, mid, far, glow, lit, body, dark, rim } = palette
  const sky = (colour: string): string => mix(colour, deep, DUSK)
  return [
    gradient(
      'linear',
      'id="a" x2="0" y2="1"',
      [0, deep],
      [0.3, sky(far)],
      [0.62, sky(mid)],
      [0.85, sky(far)],
      [1, deep],
    ),
    gradient('radial', 'id="h"', [0, glow, 0.65 + band * 0.05], [0.35, glow, 0.26 + band * 0.02], [1, glow, 0]),
    gradient(
      'linear',
      'id="s" x2=".4" y2="1"',
      [0, lit],
      [grows ? 0.38 : 0.44, body],
      [1, mix(dark, body, grows ? 0.26 : 0.32)],
    ),
    gradient(
      'linear',
      'id="t" x2=".6" y2="1"',
      [0, mix(rim, lit, 0.75)],
      [0.48, mix(rim, mid, 0.05)],
      [1, mix(rim, deep, 0.42)],
    ),
    gradient('linear', 'id="i" x2="0" y2="1"', [0, mix(dark, deep, 0.5)], [1, mix(dark, deep, 0.8)]),
    gradient('linear', 'id="l" x2=".5" y2="1"', [0.55, deep, 0], [1, deep, 0.42]),
    gradient(
      'linear',
      'id="r" x2="1" y2="1"',
      [0, '#fff', 0.95],
      [0.42, '#fff', 0.1],
      [0.55, rim, 0.1],
      [1, rim, 0.95],
    ),
    gradient('linear', 'id="m" x2="1" y2="1"', [0, metal[1]], [0.28, metal[0]], [0.5, metal[1]], [1, metal[0]]),
    gradient('radial', 'id="v" cy=".45" r=".75"', [0.4, deep, 0], [0.8, deep, 0.6], [1, deep, 0.95]),
    gradient('linear', 'id="f" x2="0" y2="1"', [0, deep, 0], [0.6, deep, 0.75], [1, deep]),
    groundLight('g0', 196, far),
    groundLight('g1', 210, mid),
    groundLight('g2', 224, deep),
    breaksFrame(band) ? gradient('linear', 'id="u" x2="0" y2="1"', [0.4, '#fff'], [0.66, '#fff', 0]) : '',
  ].join('')
}
