import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { askEarly } from '../../src/api/askEarly'
import { createApi } from '../../src/api/client'
import { takeEarly } from '../../src/api/takeEarly'
import { AppError } from '../../src/errors'
import { clearTimers, clockNow, installClock, pass, quiet } from '../actions/support/clock'
import { apiOptions } from './support/provider'

const test = suite('api, answers that take their time')
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis
const realNow = Date.now
test.before(installClock)
test.before.each(clearTimers)
// Other files of this process wait for real.
test.after(() => {
  Object.assign(globalThis, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout })
  Date.now = realNow
})

type Send = (init: RequestInit) => Promise<Response>

const bytes = (text: string) => new TextEncoder().encode(text)
const bodyOf =
  (source: UnderlyingDefaultSource<Uint8Array>): Send =>
  async () =>
    new Response(new ReadableStream(source))
/** A body that gives out one piece a second, for ever. */
const drip =
  (piece: string): Send =>
  async () => {
    const give = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      try {
        controller.enqueue(bytes(piece))
        setTimeout(() => give(controller), 1000)
      } catch {
        // Nobody reads any more.
      }
    }
    return new Response(new ReadableStream<Uint8Array>({ start: give }))
  }

const HANGS: [string, Send][] = [
  ['nothing at all', () => new Promise(() => {})],
  ['headers and then nothing', bodyOf({})],
  ['half an answer and then nothing', bodyOf({ start: (body) => body.enqueue(bytes('{"code":200,')) })],
  ['a byte a second', drip(' ')],
  ['a byte a second of an answer without end', drip('[')],
]
/** Wait as the page does. */
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Asked {
  /** What came of it, once it has. */
  outcome: { key: string; afterMs: number } | null
  signals: AbortSignal[]
}

/** Makes one call on a page that sends so, and may have sent it ahead. */
function ask(
  method: 'GET' | 'POST',
  send: Send,
  { isAhead = false, signal }: { isAhead?: boolean; signal?: AbortSignal } = {},
): Asked {
  const asked: Asked = { outcome: null, signals: [] }
  const fetch = ((_: unknown, init: RequestInit = {}) => {
    if (init.signal) asked.signals.push(init.signal)
    return send(init)
  }) as typeof globalThis.fetch
  Object.assign(globalThis, { fetch, window: { early: { calls: {} } } })
  const { calls } = window.early as { calls: Parameters<typeof askEarly>[0] }
  if (isAhead) askEarly(calls, '/api/x', { language: 'EN-US', authorization: 'Bearer token' })
  const begun = clockNow()
  const api = createApi(apiOptions({ wait, fetch: (input, init) => takeEarly(input, init) ?? fetch(input, init) }))
  api(method, '/api/x', signal && { signal }).then(
    () => {
      asked.outcome = { key: 'data', afterMs: clockNow() - begun }
    },
    (cause) => {
      asked.outcome = { key: cause instanceof AppError ? cause.key : String(cause), afterMs: clockNow() - begun }
    },
  )
  return asked
}

for (const isAhead of [false, true]) {
  for (const [what, send] of HANGS) {
    test(`a GET, ${isAhead ? 'sent ahead' : 'sent now'}, that gets ${what}: given up after 20 s in all, and nothing stays open`, async () => {
      const asked = ask('GET', send, { isAhead })
      await pass(19_900)
      assert.is(asked.outcome, null)
      await pass(200)
      assert.is(asked.outcome?.key, 'server')
      assert.equal(
        asked.signals.map(({ aborted }) => aborted),
        [true, true],
      )
      await pass(60_000)
      assert.is(asked.signals.length, 2)
    })
  }
}

for (const [what, send] of HANGS) {
  test(`a POST that gets ${what}: sent once, and given up after 30 s`, async () => {
    const asked = ask('POST', send)
    await pass(29_900)
    assert.is(asked.outcome, null)
    await pass(200)
    assert.equal([asked.outcome?.key, asked.signals.length, asked.signals[0]?.aborted], ['server', 1, true])
  })
}

test('a stream without end that comes fast is given up once it is too long', async () => {
  const send = bodyOf({ pull: (body) => body.enqueue(new Uint8Array(65_536).fill(32)) })
  const asked = ask('GET', send)
  await quiet()
  for (let turn = 0; turn < 100 && !asked.outcome; turn++) await quiet()
  assert.equal([asked.outcome?.key, asked.signals[0]?.aborted], ['badAnswer', true])
})

test('a server that always asks for ten seconds more: its own word, as soon as the next try would come too late', async () => {
  const send: Send = async () => new Response('', { status: 429, headers: { 'retry-after': '10' } })
  const asked = ask('GET', send)
  await pass(10_300)
  assert.equal([asked.outcome?.key, asked.signals.length], ['tooManyRequests', 2])
})

test('an answer that comes in time after a first try that hung', async () => {
  let tries = 0
  const asked = ask('GET', () =>
    ++tries === 1 ? new Promise(() => {}) : Promise.resolve(new Response('{"code":200}')),
  )
  await pass(16_000)
  assert.is(asked.outcome?.key, 'data')
})

for (const isAhead of [false, true]) {
  for (const [what, send] of HANGS) {
    test(`the page gives up, ${isAhead ? 'sent ahead' : 'sent now'}, ${what}: it ends at once, with its request`, async () => {
      const page = new AbortController()
      const asked = ask('GET', send, { isAhead, signal: page.signal })
      await pass(3000)
      page.abort()
      await quiet()
      assert.equal(asked.outcome, { key: 'server', afterMs: 3000 })
      assert.equal([asked.signals.length, asked.signals[0]?.aborted], [1, true])
    })
  }
}

test.run()
