import type { BarPlace } from '../../state/place'

const PLACES: readonly (readonly [BarPlace | null, RegExp])[] = [
  ['market', /^\/(marketplace|compare)\b/],
  [null, /^\/(\w+Detail|gun)\b/i],
  ['login', /^\/(login|forget)\b/],
  ['assets', /^\/(account|coins|allowances)/i],
  ['play', /^\/(collectibles|dragong|activate|mint|hatch|summon)\b/],
  ['activity', /^\/(activity|book)\b/],
]

/** The one place of the bottom bar that a path belongs to. Null for an asset's: its holder decides. Spec 2. */
export function placeOf(path: string): BarPlace | null {
  const named = PLACES.find(([, paths]) => paths.test(path))
  return named ? named[0] : 'more'
}
