import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('api/size')
const BUDGET = 900

/** What the app has for other reasons too. */
const others: Plugin = {
  name: 'others',
  setup: ({ onResolve }) => onResolve({ filter: /\/(errors|shape)$/ }, ({ path }) => ({ path, external: true })),
}

test(`what makes sense of any reply is at most ${BUDGET} bytes, packed`, async () => {
  const contents = `
    export { readBody } from './body'
    export { withDeadline } from './deadline'
    export { readEnvelope } from './envelope'`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: new URL('../../src/api', import.meta.url).pathname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome67', 'ios14.5'],
    plugins: [others],
    write: false,
  })
  // In the app's own bundle there is neither.
  const code = outputFiles[0]?.text.replace(/import\{[^}]*\}from"[^"]*";|export\{[^}]*\};/g, '') ?? ''
  const bytes = gzipSync(code, { level: 9 }).length
  assert.ok(code.length > 1000 && bytes <= BUDGET, `${bytes} bytes`)
})

test.run()
