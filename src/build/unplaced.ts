import type { Metafile } from 'esbuild'
import { TIERS, type Tier } from './common'
import { holds, isAt, type Place } from './places'
import { ALONE, TOGETHER } from './together'

/** The hand-written lists of what loads together. */
export interface Lists {
  together: Readonly<Record<string, readonly Place[]>>
  alone: readonly Place[]
  tiers: readonly Pick<Tier, 'name' | 'members' | 'shares'>[]
}

const OURS: Lists = { together: TOGETHER, alone: ALONE, tiers: TIERS }

/**
 * Where the lists of together.ts and common.ts differ from the tree, one line each: a place without a lazy module, a
 * lazy module in no group or in two, and a screen's lazy module in no tier.
 */
export function findUnplaced(lazy: ReadonlySet<string>, lists: Lists = OURS): string[] {
  const modules = [...lazy].sort()
  const groups = Object.entries({ ...lists.together, ALONE: lists.alone })
  const stale = (list: string, places: readonly Place[], among: readonly string[]) =>
    places
      .filter((place) => !among.some((file) => holds(place, file)))
      .map((place) => `nothing at ${place}: take it out of ${list}`)
  return [
    ...groups.flatMap(([name, places]) => stale(`${name} in src/build/together.ts`, places, modules)),
    ...lists.tiers.flatMap(({ name, members, shares = [] }) =>
      stale(`${name} in src/build/common.ts`, [...members, ...shares], modules),
    ),
    ...modules.flatMap((file) => {
      const named = groups.filter(([, places]) => places.includes(file))
      const found = named.length > 0 ? named : groups.filter(([, places]) => isAt(places, file))
      if (found.length === 1) return []
      if (found.length > 1) return [`in two groups: ${file}, ${found.map(([name]) => name).join(' and ')}`]
      return [`in no group: ${file} is loaded later; name it in a group or in ALONE in src/build/together.ts`]
    }),
    ...modules
      .filter((file) => file.startsWith('src/screens/'))
      .filter((file) => !lists.tiers.some(({ name, members }) => name !== 'base' && isAt(members, file)))
      .map((file) => `in no tier: ${file}; name its folder in src/build/common.ts`),
  ]
}

/** Grouped modules that also have a chunk of their own: one of their import() calls was not pointed at the group. */
export function findStrays(outputs: Metafile['outputs'], lists: Pick<Lists, 'together'> = OURS): string[] {
  const grouped = Object.values(lists.together).flat()
  return Object.values(outputs)
    .flatMap(({ entryPoint }) =>
      entryPoint && isAt(grouped, entryPoint) && !ALONE.includes(entryPoint) ? [entryPoint] : [],
    )
    .map((file) => `past its group: ${file}; write import('./path') with single quotes`)
}
