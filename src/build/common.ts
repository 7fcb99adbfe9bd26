import type { Metafile, Plugin } from 'esbuild'
import { isAt, type Place } from './places'
import type { SourceChange } from './sources'
import { groupOf, TOGETHER } from './together'

/** A step on a player's way into the site. */
export interface Tier {
  name: string
  /** The lazy modules that are loaded there. */
  members: readonly Place[]
  /** The files it may gather; ours, if not given. */
  files?: readonly Place[]
  /** Further lazy modules, loaded then or later, that take just what they need of it. */
  except?: readonly Place[]
  /** It is loaded on every page, so that nobody loads more for having all of it. */
  whole?: true
}

/** What of other packages esbuild may not drop. */
const OURS: readonly Place[] = [
  'src/',
  'node_modules/goober/',
  'node_modules/wouter/',
  'node_modules/regexparam/',
  'node_modules/redaxios/',
]
const MONEY: readonly Place[] = ['src/actions/', 'src/wallet/']
const groups = (...names: string[]): readonly Place[] => names.flatMap((name) => TOGETHER[name] ?? [])

/**
 * In the order in which they are loaded. What the modules of a tier share with each other and with those of later
 * tiers is loaded as one chunk.
 */
export const TIERS: readonly Tier[] = [
  {
    name: 'base',
    members: ['src/'],
    files: [
      'node_modules/goober/',
      'src/config.ts',
      'src/errors.ts',
      'src/state/loading.ts',
      'src/ui/visuallyHidden.ts',
    ],
  },
  {
    name: 'after',
    members: groups('after'),
    except: ['src/App.tsx', 'src/screens/market/Market.tsx', 'src/screens/login/LoginArt.tsx'],
    whole: true,
  },
  { name: 'view', members: ['src/App.tsx', 'src/screens/market/Market.tsx'], except: MONEY },
  { name: 'list', members: groups('offers'), except: [...MONEY, 'src/screens/login/'] },
  { name: 'wallet', members: groups('wallet'), except: ['src/actions/'] },
  {
    name: 'forms',
    members: [
      'src/screens/login/',
      'src/screens/market/FilterSheet.tsx',
      'src/screens/shell/AbnormalDialog.tsx',
      'src/screens/shell/CopyDialog.tsx',
      'src/screens/shell/Drawer.tsx',
      'src/screens/shell/GameDialog.tsx',
      'src/screens/shell/LogOutDialog.tsx',
      'src/screens/shell/PuzzleDialog.tsx',
    ],
    except: MONEY,
  },
  {
    name: 'player',
    members: [
      'src/screens/account/',
      'src/screens/activity/',
      'src/screens/assetDetail/',
      'src/screens/coins/',
      'src/screens/collectibles/',
      'src/screens/forget/',
      'src/screens/legion/',
      'src/screens/servers/',
      'src/screens/setting/',
      'src/screens/shares/',
      'src/screens/shell/',
      'src/screens/summon/',
    ],
    except: MONEY,
  },
]

/** Files that a lazy module reaches without a further import(). */
function reachOf(inputs: Metafile['inputs'], file: string, found = new Set<string>()): Set<string> {
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
 * One chunk for what many lazy modules use. esbuild cuts a chunk for each set of modules that share a file, which
 * makes dozens of a few hundred bytes: each a request, and each compressed without the others.
 */
export function gatherCommon(
  root: string,
  { inputs }: Metafile,
  entry: string,
  lazy: ReadonlySet<string>,
): CommonParts {
  const gathered = reachOf(inputs, entry)
  const reaches = new Map([...lazy].map((file) => [file, reachOf(inputs, file)]))
  const contents = new Map<string, string>()
  const users = new Map<string, string[]>()
  const passed = new Set<string>()
  for (const { name, members, files = OURS, except = [], whole } of TIERS) {
    const here = [...lazy].filter((file) => isAt(members, file))
    const coming = [...lazy].filter((file) => isAt(members, file) || (!passed.has(file) && !isAt(except, file)))
    const loadsOf = (file: string) =>
      new Set(coming.filter((user) => reaches.get(user)?.has(file)).map((user) => groupOf(user) ?? user))
    const candidates = new Set(here.flatMap((member) => [...(reaches.get(member) ?? [])]))
    const shared = [...candidates].filter(
      (file) => !gathered.has(file) && isAt(files, file) && (whole || (!lazy.has(file) && loadsOf(file).size > 1)),
    )
    contents.set(
      `common-${name}`,
      shared
        .map((file) => `import ${JSON.stringify(`${root}/${file}`)}`)
        .sort()
        .join('\n'),
    )
    for (const user of coming) {
      if (shared.some((file) => reaches.get(user)?.has(file)))
        users.set(user, [...(users.get(user) ?? []), `common-${name}`])
    }
    for (const file of shared) gathered.add(file)
    if (name !== 'base') for (const file of here) passed.add(file)
  }
  return {
    change: (source, file) =>
      (users.get(file) ?? []).map((name) => `import ${JSON.stringify(name)};`).join('') + source,
    plugin: {
      name: 'common',
      setup(build) {
        build.onResolve({ filter: /^common-\w+$/ }, ({ path }) => ({ path, namespace: 'common' }))
        build.onLoad({ filter: /./, namespace: 'common' }, ({ path }) => ({
          contents: contents.get(path) ?? '',
          resolveDir: root,
        }))
      },
    },
  }
}
