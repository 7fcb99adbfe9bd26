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

test.run()
