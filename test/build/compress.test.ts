import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toBrotli } from '../../src/build/compress'

const test = suite('build/compress')

/** Repetitions at many distances, as a script has them. */
const SCRIPT = Array.from(
  { length: 400 },
  (_, at) => `function f${at % 37}(a${at % 7}){return g${(at * at) % 91}(a)}`,
).join('\n')

for (const [what, text] of [
  ['a script', SCRIPT],
  ['one byte', 'a'],
  ['nothing', ''],
] as const) {
  test(`${what}: what is sent is what was written, and never larger than brotli makes it by itself`, async () => {
    const packed = await toBrotli(Buffer.from(text))
    assert.is(brotliDecompressSync(packed).toString(), text)
    assert.ok(packed.length <= brotliCompressSync(text).length)
  })
}

test.run()
