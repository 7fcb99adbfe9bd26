import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findEarly } from '../../src/build/early'

const test = suite('build/early')

const chunk = (inputs: string[], imports: string[] = [], bytesInOutput = 9): Metafile['outputs'][string] => ({
  bytes: 1,
  exports: [],
  inputs: Object.fromEntries(inputs.map((file) => [file, { bytesInOutput }])),
  imports: imports.map((path) => ({ path, kind: 'import-statement' as const })),
})
/** What is found when main's chunk imports one of these files, with so many bytes of it. */
const find = (file: string, bytes?: number) =>
  findEarly(
    {
      'a.js': chunk(['src/main.tsx'], ['b.js']),
      'b.js': chunk(['src/ui/inputs/Button.tsx'], ['c.js']),
      'c.js': chunk([file], [], bytes),
    },
    ['src/main.tsx'],
  )

const LATER = [
  ['journal', 'src/storage/journalStore.ts'],
  ['viem', 'node_modules/viem/_esm/actions/public/call.js'],
  ['viem', 'node_modules/@noble/hashes/esm/sha3.js'],
  ['qrcode', 'qrcode:qrcode/lib/core/qrcode.js'],
  ['qrcode', 'node_modules/qrcode/lib/core/mode.js'],
] as const
for (const [what, file] of LATER) {
  test(`a first view with ${file} is found`, () => {
    assert.equal(find(file), [`${what} in a first view: ${file}`])
  })
}

test('what it needs is not, nor a file of which nothing is left', () => {
  assert.equal(find('node_modules/goober/dist/goober.modern.js'), [])
  assert.equal(find('src/ui/qr/qrPath.ts'), [])
  assert.equal(find('node_modules/viem/_esm/index.js', 0), [])
})

test('nor a chunk that comes later', () => {
  const outputs = { 'a.js': chunk(['src/main.tsx']), 'b.js': chunk(['node_modules/viem/_esm/index.js']) }
  assert.equal(findEarly(outputs, ['src/main.tsx']), [])
})

test.run()
