import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Config } from '../config'
import type { RouteParts } from './prerender'

/** A change to one source text; `file` is its path from the project's folder. */
export type SourceChange = (source: string, file: string) => string

/** Applies the changes in order to each of our sources before esbuild reads it. */
export function changeSources(root: string, changes: readonly SourceChange[]): Plugin {
  return {
    name: 'change-sources',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const file = relative(root, path)
        if (!file.startsWith('src/')) return undefined
        const contents = changes.reduce((source, change) => change(source, file), readFileSync(path, 'utf8'))
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}

/**
 * Makes every lazy module import the entry too. Everything the first view loads is then reached from everywhere, and
 * esbuild keeps it in one chunk instead of five. The import goes on the first line, so that line numbers stay the same.
 */
export function importEntry(root: string, entry: string, lazy: ReadonlySet<string>): SourceChange {
  return (source, file) => (lazy.has(file) ? `import ${JSON.stringify(`${root}/${entry}`)};${source}` : source)
}

/** Puts a deployment's values into config.ts only: a `define` of an object would land in the first view's chunk. */
export function setConfig(config: Config): SourceChange {
  return (source, file) =>
    file === 'src/config.ts' ? source.replace('= __CONFIG__', () => `= ${JSON.stringify(config)}`) : source
}

/**
 * Puts what each screen asks for first into callAhead.ts, for the same reason. The market is left out: its code is part
 * of the frame's, so it asks by itself as early.
 */
export function setFirstCalls(routes: readonly RouteParts[]): SourceChange {
  const late = routes.filter(({ open, calls }) => !open && calls.length > 0)
  const calls = Object.fromEntries(late.map(({ path, calls }) => [path, calls]))
  return (source, file) =>
    file === 'src/router/callAhead.ts'
      ? source.replace('= __FIRST_CALLS__', () => `= ${JSON.stringify(calls)}`)
      : source
}
