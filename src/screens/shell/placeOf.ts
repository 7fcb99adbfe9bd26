/** The places of the bottom bar; `more` is the menu. */
export type BarPlace = 'market' | 'assets' | 'play' | 'activity' | 'more' | 'login'

const PLACES: readonly (readonly [BarPlace, RegExp])[] = [
  ['market', /^\/(marketplace|compare|cardDetail|dragonDetail|gun)\b/i],
  ['login', /^\/(login|forget)\b/],
  ['assets', /^\/(account|coins|allowances)/i],
  ['play', /^\/(collectibles|dragong|activate|mint|hatch|summon)\b/],
  ['activity', /^\/(activity|book)\b/],
]

/** The one place of the bottom bar that a path belongs to: every path has one. Spec 2. */
export const placeOf = (path: string): BarPlace => PLACES.find(([, paths]) => paths.test(path))?.[0] ?? 'more'
