import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readBody } from '../../src/api/body'

const test = suite('api/body')
const Native = TextDecoder

/** As Chrome had it up to 88: what is given has to be bytes, and only its absence is nothing. */
class OldDecoder extends Native {
  override decode(...given: Parameters<TextDecoder['decode']>): string {
    if (given.length > 0 && !given[0]) throw new TypeError("Failed to execute 'decode' on 'TextDecoder'")
    return super.decode(...given)
  }
}

test.before.each(() => {
  globalThis.TextDecoder = OldDecoder
})
test.after(() => {
  globalThis.TextDecoder = Native
})

/** A body that comes in pieces of `size` bytes. */
function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}

test('any text is read whole, wherever it is cut', async () => {
  const texts = fc.string({ unit: 'binary', maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (text, size) => {
      assert.is(await readBody(inPieces(new TextEncoder().encode(text), size)), text.replace(/^\uFEFF/, ''))
    }),
  )
})

test('a body that ends inside a character is no text', async () => {
  const bytes = new TextEncoder().encode('{"name":"龍"}').slice(0, 11)
  assert.is(await readBody(inPieces(bytes, 4)), null)
})

test('a body that is not UTF-8 is no text', async () => {
  assert.is(await readBody(inPieces(new Uint8Array([0x22, 0xff, 0x22]), 1)), null)
})

test('no body is an empty text', async () => {
  assert.is(await readBody(null), '')
})

test.run()
