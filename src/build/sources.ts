import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Config } from '../config'

/** A change of one source text; `file` is its path from the project's folder. */
export type SourceChange = (source: string, file: string) => string

/** Applies the changes, one after the other, to every source of ours before esbuild reads it. */
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
 * Makes every lazy module import the entry too: then all that the first view loads is reached from everywhere, and
 * esbuild keeps it in one chunk instead of five. On the first line, so that lines stay what they are.
 */
export function importEntry(root: string, entry: string, lazy: ReadonlySet<string>): SourceChange {
  return (source, file) => (lazy.has(file) ? `import ${JSON.stringify(`${root}/${entry}`)};${source}` : source)
}

/** Puts a deployment's values into config.ts alone: a `define` of an object would land in the first view's chunk. */
export function setConfig(config: Config): SourceChange {
  return (source, file) =>
    file === 'src/config.ts' ? source.replace('= __CONFIG__', () => `= ${JSON.stringify(config)}`) : source
}
