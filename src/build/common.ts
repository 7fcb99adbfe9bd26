import type { Metafile, Plugin } from 'esbuild'
import type { SourceChange } from './sources'

const NAME = 'common-parts'
/** From this many screens and overlays on, a file is loaded with the others of its kind instead of on its own. */
const SHARED_BY = 3

/** Files that a lazy module reaches without a further import(). */
function reachOf({ inputs }: Metafile, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const { path, kind } of inputs[file]?.imports ?? []) {
    if (kind === 'import-statement') reachOf({ inputs } as Metafile, path, found)
  }
  return found
}

/** Their chunks are counted in bytes of a first view, or are needed by one thing alone. */
const APART = /^src\/(App|actions\/|wallet\/|screens\/(login|market)\/)/
const HEAVY = /node_modules\/(viem|ox|abitype|@noble|qrcode)\/|^src\/(wallet|chain|actions\/money)\//

export interface CommonParts {
  change: SourceChange
  plugin: Plugin
}

/**
 * One chunk for what many screens use. esbuild cuts a chunk for each set of screens that share a file, which makes
 * dozens of a few hundred bytes: each a request, and each compressed without the others.
 */
export function gatherCommon(root: string, metafile: Metafile, entry: string, lazy: ReadonlySet<string>): CommonParts {
  const first = reachOf(metafile, entry)
  const screens = [...lazy].filter((file) => !APART.test(file))
  const uses = new Map<string, number>()
  for (const screen of screens) {
    for (const file of reachOf(metafile, screen)) uses.set(file, (uses.get(file) ?? 0) + 1)
  }
  const common = [...uses]
    .filter(([file, count]) => count >= SHARED_BY && !first.has(file) && !HEAVY.test(file))
    .map(([file]) => file)
  const contents = common
    .sort()
    .map((file) => `import ${JSON.stringify(`${root}/${file}`)}`)
    .join('\n')
  return {
    change: (source, file) => (screens.includes(file) ? `import ${JSON.stringify(NAME)}\n${source}` : source),
    plugin: {
      name: NAME,
      setup(build) {
        build.onResolve({ filter: /^common-parts$/ }, () => ({ path: NAME, namespace: NAME }))
        build.onLoad({ filter: /./, namespace: NAME }, () => ({ contents, resolveDir: root }))
      },
    },
  }
}
