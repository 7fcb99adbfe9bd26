import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'
import { type Branch, branchesOf, type Counted } from './branches'

interface Script {
  url: string
  code: string
  functions: Counted[]
}

const ROOT = join(import.meta.dirname, '../../..')

/**
 * The branches of every file of a folder of src, by path from the root, with how often all runs together took them.
 * @param records folder of what `record.mjs` wrote, a file a process
 */
export function readCoverage(records: string, folder: string): Map<string, Branch[]> {
  const scripts = readdirSync(records).flatMap(
    (name): Script[] => JSON.parse(readFileSync(join(records, name), 'utf8')) as Script[],
  )
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
  return new Map(
    files.map((name) => {
      const path = `${folder}/${name}`
      const { href } = pathToFileURL(join(ROOT, path))
      const runs = scripts.filter(({ url }) => url.split('?')[0] === href)
      return [
        path,
        runs.length > 0
          ? add(runs.map(({ code, functions }) => branchesOf(code, functions)))
          : branchesOf(compile(href), []),
      ]
    }),
  )
}

/** Every process compiles a file to the same code, so that its branches come in the same order. */
const add = ([first = [], ...others]: readonly Branch[][]): Branch[] =>
  first.map((branch, index) => ({
    ...branch,
    times: others.reduce((sum, other) => sum + (other[index]?.times ?? 0), branch.times),
  }))

/** A file that no test loads; one of types alone has no branch. */
const compile = (url: string): string => {
  const path = fileURLToPath(url)
  return transformSync(readFileSync(path, 'utf8'), {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcefile: path,
  }).code
}
