import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { renameOutputs, sayShortNames, shortNames } from '../../src/build/shortNames'

const test = suite('build/shortNames')

const NAMES = ['main-ABCDEFGH.js', 'ABCDEFGH.js', '2345JKLM.js']

test('six letters of a hash stay, and what else names a script', () => {
  assert.equal([...shortNames(NAMES).values()], ['main-ABCDEF.js', 'ABCDEF.js', '2345JK.js'])
  assert.equal([...shortNames(['doctor.js']).values()], ['doctor.js'])
})

test('two scripts never share a name', () => {
  assert.throws(() => shortNames(['ABCDEFGH.js', 'ABCDEFGX.js']), /more letters/)
})

test('a script says the short names of all it loads, at once or later, and nothing else changes', () => {
  const code = 'import{a}from"./ABCDEFGH.js";const b="./ABCDEFGH.js is text",c=import("./2345JKLM.js"),d="./other.js";'
  const said = sayShortNames({ code, map: '' }, shortNames(NAMES)).code
  assert.is(said, 'import{a}from"./ABCDEF.js";const b="./ABCDEFGH.js is text",c=import("./2345JK.js"),d="./other.js";')
})

test('what esbuild says of its outputs is found under the short names', () => {
  const imports = [{ path: 'site/a/ABCDEFGH.js', kind: 'import-statement' as const }]
  const output = { bytes: 1, inputs: {}, exports: [], imports }
  assert.equal(renameOutputs({ 'site/a/main-ABCDEFGH.js': output }, shortNames(NAMES)), {
    'site/a/main-ABCDEF.js': { ...output, imports: [{ path: 'site/a/ABCDEF.js', kind: 'import-statement' }] },
  })
})

test.run()
