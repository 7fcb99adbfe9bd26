import type { Metafile, Plugin } from 'esbuild'
import type { SourceChange } from './sources'

/** From this many lazy modules on, a file is loaded with the others of its group instead of on its own. */
const SHARED_BY = 2

interface Group {
  name: string
  /** The files it may gather. */
  files: RegExp
  /** The lazy modules that load it, if they need anything of it. */
  users: RegExp
}

/** What one thing alone needs stays with it. */
const GROUPS: readonly Group[] = [
  {
    name: 'common-doors',
    files: /^src\/(api|state|domain)\/|^src\/(config|errors)\.ts$|\/redaxios\//,
    users: /^src\/screens\//,
  },
  {
    name: 'common-parts',
    files: /^src\/(ui|actions)\/(?!money)|\/(goober|preact)\//,
    users: /^src\/screens\//,
  },
]
/** Loaded at once, by everybody: they bring just what they need themselves. */
const LEAN = /^src\/(App|screens\/(market|login)\/\w+|screens\/shell\/Later)\.tsx$/

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
  const first = reachOf(inputs, entry)
  const contents = new Map<string, string>()
  const users = new Map<string, string[]>()
  for (const group of GROUPS) {
    const uses = new Map<string, Set<string>>()
    for (const user of lazy) {
      if (!group.users.test(user) || LEAN.test(user)) continue
      for (const file of reachOf(inputs, user)) {
        if (group.files.test(file) && !first.has(file)) uses.set(file, (uses.get(file) ?? new Set()).add(user))
      }
    }
    const common = [...uses].filter(([, by]) => by.size >= SHARED_BY)
    contents.set(
      group.name,
      common
        .map(([file]) => `import ${JSON.stringify(`${root}/${file}`)}`)
        .sort()
        .join('\n'),
    )
    for (const user of new Set(common.flatMap(([, by]) => [...by])))
      users.set(user, [...(users.get(user) ?? []), group.name])
  }
  return {
    change: (source, file) =>
      (users.get(file) ?? []).map((name) => `import ${JSON.stringify(name)}\n`).join('') + source,
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
