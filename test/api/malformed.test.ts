import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createApi } from '../../src/api/client'
import { AppError } from '../../src/errors'
import { apiOptions, type Provider, startProvider } from './support/provider'
import { BAD_REPLIES } from './support/replies'

const test = suite('api/malformed')
const TIMEOUT_MS = 10_000
/** Long enough for a slow machine to read 3 MB, short for what hangs. */
const HANG_MS = 250

let provider: Provider
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)

test.before(async () => {
  process.on('unhandledRejection', note)
  provider = await startProvider((request, response) => {
    request.resume()
    const index = Number(/case-(\d+)/.exec(request.url ?? '')?.[1])
    BAD_REPLIES[index]?.send(response)
  })
})
test.after(async () => {
  await provider.stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', note)
  assert.equal(unhandled, [])
})

const outcome = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    return { data: await answer }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { message, code } = error.params
    return error.key === 'api' ? { error: 'api', message, code } : { error: error.key }
  }
}

for (const [index, { name, expected }] of BAD_REPLIES.entries()) {
  test(name, async () => {
    const hangs = /^(hangs|drips)/.test(name)
    const timeMs = hangs ? HANG_MS : TIMEOUT_MS
    const api = createApi(apiOptions({ base: provider.base, timeoutsMs: { GET: timeMs, POST: timeMs } }))
    for (const method of ['GET', 'POST'] as const) {
      const result = await outcome(api(method, `/api/case-${index}`))
      assert.equal(result, expected, `${method} ${JSON.stringify(result)}`)
    }
    if ('message' in expected) assert.ok(String(expected.message).length <= 200)
  })
}

test('at least 73 of them', () => assert.ok(BAD_REPLIES.length >= 73))

test('nobody listens', async () => {
  const closed = await startProvider(() => {})
  await closed.stop()
  const api = createApi(apiOptions({ base: closed.base }))
  assert.equal(await outcome(api('GET', '/api/x')), { error: 'server' })
})

test('no such host', async () => {
  const api = createApi(apiOptions({ base: 'http://provider.invalid', timeoutsMs: { GET: 500, POST: 500 } }))
  assert.equal(await outcome(api('POST', '/api/x')), { error: 'server' })
})

test('a fetch that never settles', async () => {
  const fetch = () => new Promise<Response>(() => {})
  const api = createApi(apiOptions({ fetch, timeoutsMs: { GET: 20, POST: 20 } }))
  assert.equal(await outcome(api('GET', '/api/x')), { error: 'server' })
})

test('a fetch that throws at once', async () => {
  const fetch = () => {
    throw new TypeError('offline')
  }
  assert.equal(await outcome(createApi(apiOptions({ fetch }))('POST', '/api/x')), { error: 'server' })
})

test.run()
