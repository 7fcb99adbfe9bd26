import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { finishChunk } from '../../src/build/finishChunks'

const test = suite('build/finishChunks')

const finish = async (chunk: string) => (await finishChunk(chunk, 'chrome67')).trim()

test('an import without names goes, the others stay', async () => {
  const finished = await finish(
    'import"./CD34.js";import{a as b}from"./AB12.js";import"./main-EF56.js";import c from"./X.js";b(c)',
  )
  assert.equal(finished.match(/[\w-]+\.js/g), ['AB12.js', 'X.js'])
})

test('a chunk that is asked for later stays asked for', async () => {
  assert.match(await finish('export const d=()=>import("./CD34.js");'), 'import("./CD34.js")')
})

test('the polyfills, which export nothing, stay whole', async () => {
  const { outputFiles } = await build({ entryPoints: ['src/polyfills.ts'], bundle: true, format: 'esm', write: false })
  const page: { queueMicrotask?: unknown } = {}
  runInNewContext(await finish(outputFiles[0]?.text ?? ''), { self: page })
  assert.type(page.queueMicrotask, 'function')
})

test('it is minified once more, for the same engines', async () => {
  const finished = await finish('export const late = (first) => first?.name')
  assert.not.match(finished, '?.')
  assert.not.match(finished, 'first')
})

test.run()
