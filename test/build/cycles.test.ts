import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findCycles } from '../../src/build/cycles'

const test = suite('build/cycles')

type Kind = 'import-statement' | 'dynamic-import'

/** Files by name, each with what it imports; a leading `?` is an import when needed. */
const metafile = (files: Record<string, string[]>): Metafile => ({
  inputs: Object.fromEntries(
    Object.entries(files).map(([file, imports]) => [
      `src/${file}`,
      {
        bytes: 1,
        imports: imports.map((to) => ({
          path: `src/${to.replace('?', '')}`,
          kind: (to.startsWith('?') ? 'dynamic-import' : 'import-statement') as Kind,
        })),
      },
    ]),
  ),
  outputs: {},
})

test('a tree has none, however often a file is used', () => {
  assert.equal(findCycles(metafile({ a: ['b', 'c'], b: ['c'], c: [] })), [])
})

test('a circle is named with its way', () => {
  assert.equal(findCycles(metafile({ a: ['b'], b: ['c'], c: ['a'] })), [
    'import cycle: src/a -> src/b -> src/c -> src/a',
  ])
})

test('what is loaded when needed closes no circle', () => {
  assert.equal(findCycles(metafile({ a: ['b'], b: ['?a'] })), [])
})

/** What our sources import, types too, which the build's own graph does not have. */
function readSources(): Metafile {
  const root = join(import.meta.dirname, '../..')
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name.replace(/\\/g, '/')}`)
  const importsOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export|\}).* from '(\.[^']*)'$/gm)].flatMap(
      ([, path = '']) => {
        const target = join(file, '..', path)
        const found = [target, `${target}.ts`, `${target}.tsx`].find((name) => existsSync(join(root, name)))
        return found ? [{ path: found, kind: 'import-statement' as const }] : []
      },
    )
  return {
    inputs: Object.fromEntries(files.map((file) => [file, { bytes: 1, imports: importsOf(file) }])),
    outputs: {},
  }
}

test('our sources have none, types included', () => {
  const sources = readSources()
  const count = Object.values(sources.inputs).reduce((sum, { imports }) => sum + imports.length, 0)
  assert.ok(count > 2000, String(count))
  assert.equal(findCycles(sources), [])
})

test.run()
