import type { Metafile, Plugin } from 'esbuild'
import { isAt, type Place } from './places'
import type { SourceChange } from './sources'
import { groupOf, ON_TOP, TOGETHER } from './together'

/** A stage in loading the site. */
export interface Tier {
  name: string
  /** The lazy modules loaded at this stage. */
  members: readonly Place[]
  /** Gathers only what these further lazy modules need as well. */
  shares?: readonly Place[]
  /** Gathers its members and all they need, because each is needed whenever one of them is. */
  whole?: true
}

/** The files gathered by default: ours, and packages whose imports without a name esbuild may not drop. */
const OURS: readonly Place[] = [
  'src/',
  'node_modules/goober/',
  'node_modules/wouter/',
  'node_modules/regexparam/',
  'node_modules/redaxios/',
]
const groups = (...names: string[]): readonly Place[] => names.flatMap((name) => TOGETHER[name] ?? [])

/** What a player looks at; none of it has a form. */
const PLAYER: readonly Place[] = [
  'src/screens/account/',
  'src/screens/activity/',
  'src/screens/assetDetail/',
  'src/screens/book/',
  'src/screens/compare/',
  'src/screens/coins/CoinMoves.tsx',
  'src/screens/coins/Coins.tsx',
  'src/screens/collectibles/',
  'src/screens/legion/',
  'src/screens/shares/',
  'src/screens/summon/',
]

/**
 * In loading order. Whatever the modules of a tier share with each other and with those of later tiers loads as one
 * script, by everything that needs any of it.
 */
export const TIERS: readonly Tier[] = [
  { name: 'base', members: [...groups('view', 'app', 'menu'), ...PLAYER], shares: groups('form', 'wallet') },
  { name: 'view', members: groups('view'), whole: true },
  { name: 'app', members: groups('app'), whole: true },
  { name: 'form', members: groups('form'), whole: true },
  { name: 'wallet', members: groups('wallet'), whole: true },
  { name: 'signing', members: groups('signing'), whole: true },
  { name: 'player', members: PLAYER },
  {
    name: 'rest',
    members: [
      'src/screens/coins/OwnWallet.tsx',
      'src/screens/coins/WithdrawTask.tsx',
      'src/screens/forget/',
      'src/screens/login/',
      'src/screens/market/AppliedFilters.tsx',
      'src/screens/market/FilterRow.tsx',
      'src/screens/market/LiveFilters.tsx',
      'src/screens/market/MarketEmpty.tsx',
      'src/screens/market/MarketEnd.tsx',
      'src/screens/market/SortChoice.tsx',
      'src/screens/money/',
      'src/screens/practice/',
      'src/screens/servers/',
      'src/screens/setting/',
      'src/screens/shell/',
    ],
  },
  // With what a money action needs of the chain, which no other screen may load.
  { name: 'chain', members: ['src/screens/allowances/'] },
]

/** The files a module reaches without an import(). */
export function reachOf(inputs: Metafile['inputs'], file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const { path, kind } of inputs[file]?.imports ?? [])
    if (kind === 'import-statement') reachOf(inputs, path, found)
  return found
}

export interface CommonParts {
  change: SourceChange
  plugin: Plugin
}

/**
 * Makes one chunk of what many lazy modules use. esbuild makes a chunk for each set of modules that share a file, which
 * means dozens of a few hundred bytes: each a request, and each compressed without the others.
 */
export function gatherCommon(
  root: string,
  { inputs }: Metafile,
  entry: string,
  lazy: ReadonlySet<string>,
): CommonParts {
  const gathered = reachOf(inputs, entry)
  const reaches = new Map([...lazy].map((file) => [file, reachOf(inputs, file)]))
  const tiers = new Map<string, readonly string[]>()
  const passed = new Set<string>()
  for (const { name, members, shares, whole } of TIERS) {
    const here = [...lazy].filter((file) => isAt(members, file) && !passed.has(file))
    const coming = [...lazy].filter((file) => !passed.has(file))
    const isNeededBy = (among: readonly string[], file: string) => among.some((user) => reaches.get(user)?.has(file))
    // A group on top of another one of this tier loads with all of it: what the two share stays in that one.
    const loadOf = (user: string) => {
      const group = groupOf(user) ?? user
      const under = ON_TOP[group]
      return under && here.some((file) => groupOf(file) === under) ? under : group
    }
    const loadsOf = (file: string) => new Set(coming.filter((user) => reaches.get(user)?.has(file)).map(loadOf))
    const others = shares && [...lazy].filter((file) => isAt(shares, file))
    const candidates = new Set(here.flatMap((member) => [...(reaches.get(member) ?? [])]))
    const shared = [...candidates].filter(
      (file) =>
        !gathered.has(file) &&
        isAt(OURS, file) &&
        (others ? isNeededBy(others, file) : whole || (!lazy.has(file) && loadsOf(file).size > 1)),
    )
    tiers.set(name, shared)
    for (const file of shared) gathered.add(file)
    if (!shares) for (const file of here) passed.add(file)
  }
  /** The tiers that these files are in, and those that the tiers' own files need. */
  const tiersOf = (files: ReadonlySet<string>, found = new Set<string>()): ReadonlySet<string> => {
    for (const [name, shared] of tiers) {
      if (found.has(name) || !shared.some((file) => files.has(file))) continue
      found.add(name)
      for (const file of shared) tiersOf(reachOf(inputs, file), found)
    }
    return found
  }
  return {
    change: (source, file) =>
      [...tiersOf(lazy.has(file) ? reachOf(inputs, file) : new Set())]
        .map((name) => `import "common-${name}";`)
        .join('') + source,
    plugin: {
      name: 'common',
      setup(build) {
        build.onResolve({ filter: /^common-\w+$/ }, ({ path }) => ({ path, namespace: 'common' }))
        build.onLoad({ filter: /./, namespace: 'common' }, ({ path }) => ({
          contents: (tiers.get(path.replace('common-', '')) ?? [])
            .map((file) => `import ${JSON.stringify(`${root}/${file}`)}`)
            .sort()
            .join('\n'),
          resolveDir: root,
        }))
      },
    },
  }
}
