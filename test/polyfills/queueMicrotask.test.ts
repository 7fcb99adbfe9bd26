import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { queueMicrotask as polyfill } from '../../src/polyfills/queueMicrotask'

const test = suite('polyfills/queueMicrotask')
const native = globalThis.queueMicrotask
type Queue = (callback: () => void) => void

/** Queues a callback by either way; when its turn comes, it does the same with what follows. */
interface Move {
  way: 'micro' | 'promise'
  next: Move[]
}
const moves = (depth: number): fc.Arbitrary<Move[]> =>
  fc.array(
    fc.record({
      way: fc.constantFrom('micro' as const, 'promise' as const),
      next: depth > 0 ? moves(depth - 1) : fc.constant([]),
    }),
    { maxLength: 4 },
  )

/** The order in which the callbacks of a history are called. */
async function orderOf(history: readonly Move[], queue: Queue): Promise<string[]> {
  const called: string[] = []
  const play = (list: readonly Move[], name: string) => {
    for (const [index, { way, next }] of list.entries()) {
      const turn = () => {
        called.push(`${name}.${index}`)
        play(next, `${name}.${index}`)
      }
      if (way === 'micro') queue(turn)
      else void Promise.resolve().then(turn)
    }
  }
  play(history, '')
  await new Promise((resolve) => setTimeout(resolve))
  return called
}

test('callbacks take their turns among promises as the native ones do', async () => {
  await fc.assert(
    fc.asyncProperty(moves(3), async (history) => {
      assert.equal(await orderOf(history, polyfill), await orderOf(history, native))
    }),
    { numRuns: 200 },
  )
})

for (const [name, queue] of Object.entries({ native, polyfill })) {
  test(`${name}: called once, later, and with nothing`, async () => {
    const calls: unknown[][] = []
    assert.is(
      queue((...given: unknown[]) => void calls.push(given)),
      undefined,
    )
    assert.equal(calls, [])
    await Promise.resolve()
    assert.equal(calls, [[]])
  })

  test(`${name}: what the callback gives back is not looked at`, async () => {
    let looked = false
    const thenable = {
      // biome-ignore lint/suspicious/noThenProperty: the point of the test
      get then() {
        looked = true
        return undefined
      },
    }
    queue(() => thenable)
    await new Promise((resolve) => setTimeout(resolve))
    assert.not(looked)
  })

  test(`${name}: what cannot be called is refused at once`, () => {
    for (const wrong of [undefined, null, {}, 'draw'])
      assert.throws(
        () => queue(wrong as never),
        (error: unknown) => error instanceof TypeError,
      )
  })

  test(`${name}: an error is uncaught, keeps its identity, and stops nothing else`, async () => {
    const fault = new Error('draw')
    const uncaught: unknown[] = []
    const before = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', (error, origin) => uncaught.push(error, origin))
    let isNextCalled = false
    queue(() => {
      throw fault
    })
    queue(() => {
      isNextCalled = true
    })
    await new Promise((resolve) => setTimeout(resolve, 5))
    process.removeAllListeners('uncaughtException')
    for (const listener of before) process.on('uncaughtException', listener)
    assert.ok(isNextCalled)
    assert.equal(uncaught, [fault, 'uncaughtException'])
  })
}

test.run()
