import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readStack } from '../driver/readStack'

const test = suite('driver/readStack')

const maps = mkdtempSync(join(tmpdir(), 'maps-'))
const { code, map } = transformSync('export function buy() {\n  throw new Error("no")\n}\n', {
  minify: true,
  sourcefile: '../../src/actions/buy.ts',
  sourcemap: 'external',
})
writeFileSync(join(maps, 'ABCD2345.js.map'), map)
test.after(() => rmSync(maps, { recursive: true }))
const column = code.indexOf('throw') + 1

test('a line of Chrome and one of Safari lead to the source', () => {
  const stack = [
    'Error: no',
    `    at r (https://game.example/a/ABCD2345.js:1:${column})`,
    `r@http://localhost:4180/a/ABCD2345.js:1:${column}`,
  ].join('\n')
  assert.is(readStack(stack, maps), 'Error: no\n    at r (src/actions/buy.ts:2:3)\nr@src/actions/buy.ts:2:3')
})

test('what has no map stays as it is', () => {
  const stack = 'at x (https://game.example/a/GONE2345.js:1:7)\nat y (chrome-extension://wallet/inpage.js:2:9)'
  assert.is(readStack(stack, maps), stack)
})

test.run()
