import type { Metafile } from 'esbuild'
import { TIERS, type Tier } from './common'
import { holds, isAt, type Place } from './places'
import { ALONE, TOGETHER } from './together'

/** The hand-written lists of what is loaded with what. */
export interface Lists {
  together: Readonly<Record<string, readonly Place[]>>
  alone: readonly Place[]
  tiers: readonly Pick<Tier, 'name' | 'members' | 'files' | 'except'>[]
}

const OURS: Lists = { together: TOGETHER, alone: ALONE, tiers: TIERS }

/**
 * Where the lists of together.ts and common.ts and the tree have parted, a line each: a place where no lazy module (for
 * `files`: no file) is, a lazy module in no group or in two, and a lazy module of a screen in no tier.
 */
export function findUnplaced({ inputs }: Metafile, lazy: ReadonlySet<string>, lists: Lists = OURS): string[] {
  const files = Object.keys(inputs)
  const modules = [...lazy].sort()
  const groups = Object.entries({ ...lists.together, ALONE: lists.alone })
  const stale = (list: string, places: readonly Place[], among: readonly string[]) =>
    places
      .filter((place) => !among.some((file) => holds(place, file)))
      .map((place) => `nothing at ${place}: take it out of ${list}`)
  return [
    ...groups.flatMap(([name, places]) => stale(`${name} in src/build/together.ts`, places, modules)),
    ...lists.tiers.flatMap(({ name, members, except = [], files: gathered = [] }) => [
      ...stale(`${name} in src/build/common.ts`, [...members, ...except], modules),
      ...stale(`${name} in src/build/common.ts`, gathered, files),
    ]),
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

/** Grouped modules that are also a chunk of their own: an import() of theirs was not led to the group. */
export function findStrays(outputs: Metafile['outputs'], lists: Pick<Lists, 'together'> = OURS): string[] {
  const grouped = Object.values(lists.together).flat()
  return Object.values(outputs)
    .flatMap(({ entryPoint }) =>
      entryPoint && isAt(grouped, entryPoint) && !ALONE.includes(entryPoint) ? [entryPoint] : [],
    )
    .map((file) => `past its group: ${file}; write import('./path') with single quotes`)
}
