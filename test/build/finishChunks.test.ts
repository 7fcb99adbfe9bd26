import { SourceMap, type SourceMapping } from 'node:module'
import { runInNewContext } from 'node:vm'
import { build, transform } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { finishChunk } from '../../src/build/finishChunks'

const test = suite('build/finishChunks')

const finish = async (chunk: string) => (await finishChunk(chunk, 'chrome67')).code.trim()

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

test('its map leads from the finished code to the source, past an import that went', async () => {
  const source = 'import "./AB12.js"\n\nexport const late = (first) => {\n  throw new Error(first)\n}\n'
  const options = { minify: true, format: 'esm', sourcefile: 'src/late.ts', sourcemap: 'external' } as const
  const { code: chunk, map } = await transform(source, options)
  const finished = await finishChunk(chunk, 'chrome67', map)
  assert.not.match(finished.code, 'AB12')
  const { originalSource, originalLine } = new SourceMap(JSON.parse(finished.map)).findEntry(
    0,
    finished.code.indexOf('throw'),
  ) as SourceMapping
  assert.equal([originalSource, originalLine + 1], ['src/late.ts', 4])
})

test.run()
