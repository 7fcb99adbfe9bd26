import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createApi } from '../../src/api/client'
import { isServerFault } from '../../src/domain/isServerFault'
import { AppError, type ErrorKey, toAppError } from '../../src/errors'
import { apiOptions, fail, fakeFetch, ok } from './support/provider'

const test = suite('api/client')

async function refusal(answer: Promise<unknown>): Promise<ErrorKey> {
  try {
    await answer
  } catch (error) {
    if (error instanceof AppError) return error.key
    throw error
  }
  throw new Error('nothing was thrown')
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('asks with token, language and server, and nothing that could leak', async () => {
  const { fetch, asked } = fakeFetch(ok(1))
  const api = createApi(
    apiOptions({ base: 'https://provider.test', fetch, serverId: () => '7', language: () => 'IN-IN' }),
  )
  assert.is(await api('GET', '/api/card/5', { query: { cursor: 'a b&c', limit: 3 } }), 1)
  const [request] = asked
  assert.is(request?.url, 'https://provider.test/api/card/5?cursor=a+b%26c&limit=3')
  assert.is(request?.header('authorization'), 'Bearer token')
  assert.is(request?.header('language'), 'IN-IN')
  assert.is(request?.header('server-id'), '7')
  assert.is(request?.header('idempotency-key'), null)
  const { method, redirect, credentials, cache, referrerPolicy, signal } = request?.init ?? {}
  assert.equal(
    { method, redirect, credentials, cache, referrerPolicy },
    { method: 'GET', redirect: 'error', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' },
  )
  assert.instance(signal, AbortSignal)
})

test('a visitor without a server sends neither header', async () => {
  const { fetch, asked } = fakeFetch(ok(1))
  await createApi(apiOptions({ fetch, token: () => null }))('GET', '/api/website/setting')
  assert.is(asked[0]?.header('authorization'), null)
  assert.is(asked[0]?.header('server-id'), null)
})

test('each POST carries an idempotency key: its own, or a fresh one', async () => {
  const { fetch, asked } = fakeFetch(ok(1))
  let keys = 0
  const api = createApi(apiOptions({ fetch, newKey: () => `fresh-${++keys}` }))
  await api('POST', '/api/card/deposit', { body: { id: '5' }, key: '0xjournal' })
  await api('POST', '/api/card/deposit', { body: { id: '5' } })
  await api('POST', '/api/user/logout')
  assert.equal(
    asked.map(({ header }) => header('idempotency-key')),
    ['0xjournal', 'fresh-1', 'fresh-2'],
  )
  assert.equal(
    asked.map(({ init }) => init.body),
    ['{"id":"5"}', '{"id":"5"}', '{}'],
  )
  assert.is(asked[0]?.header('content-type'), 'application/json')
})

test('no path leads off the base', async () => {
  const { fetch, asked } = fakeFetch(ok(1))
  const api = createApi(apiOptions({ fetch }))
  const paths = [
    '',
    '/',
    '//evil.test/a',
    '/api//x',
    '/api/../x',
    '/api/./x',
    '/api/x/',
    'api/x',
    'https://evil.test/',
    '@evil',
  ]
  const more = ['/api/x?y=1', '/api/x#y', '/api/%2e%2e/x', '/api/\\x', '\\\\evil', '/api/x y', '/api/龍', '/api/x\n']
  for (const path of [...paths, ...more]) assert.is(await refusal(api('GET', path)), 'idWrong', path)
  assert.is(asked.length, 0)
})

test('a token is given up once, however many replies refuse it', async () => {
  let token: string | null = 'first'
  let refusals = 0
  const { fetch } = fakeFetch(fail(401))
  const api = createApi(apiOptions({ fetch, token: () => token, onUnauthorised: () => ++refusals }))
  const keys = await Promise.all([1, 2, 3, 4].map((id) => refusal(api('GET', `/api/card/${id}`))))
  assert.equal(keys, ['unauthorised', 'unauthorised', 'unauthorised', 'unauthorised'])
  assert.is(refusals, 1)
  token = 'second'
  await refusal(api('POST', '/api/card/claim'))
  assert.is(refusals, 2)
})

test('a late refusal of an old token leaves the new one alone, and a visitor has none to give up', async () => {
  let token: string | null = 'old'
  let refusals = 0
  const { fetch } = fakeFetch(async () => {
    await settle()
    return new Response('{"code":401}')
  })
  const api = createApi(apiOptions({ fetch, token: () => token, onUnauthorised: () => ++refusals }))
  const late = refusal(api('GET', '/api/user/info'))
  token = 'new'
  assert.is(await late, 'unauthorised')
  token = null
  assert.is(await refusal(api('GET', '/api/user/info')), 'unauthorised')
  assert.is(refusals, 0)
})

for (const [status, body, isFault] of [
  [500, '{"code":1001,"msg":"busy"}', true],
  [500, '{"code":-1}', true],
  [502, '{"code":0}', true],
  [500, '{"code":200}', true],
  [503, '<html>', true],
  [200, '{"code":500}', true],
  [400, '{"code":500}', true],
  [400, '{"code":1001}', false],
  [200, '{"code":1001}', false],
] as const) {
  test(`a write answered ${status} ${body}: ${isFault ? 'it may have been done' : 'refused'}`, async () => {
    const { fetch } = fakeFetch(fail(status, {}, body))
    const cause = await createApi(apiOptions({ fetch }))('POST', '/api/user/summon').then(() => null, toAppError)
    assert.is(cause && isServerFault(cause), isFault)
  })
}

const RETRIES: [string, Parameters<typeof fakeFetch>, number, ErrorKey | 'data'][] = [
  ['no answer, then one', [() => Promise.reject(new TypeError('reset')), ok(1)], 2, 'data'],
  ['no answer at all', [() => Promise.reject(new TypeError('reset'))], 3, 'server'],
  ['502, 503, then an answer', [fail(502), fail(503), ok(1)], 3, 'data'],
  ['504 three times', [fail(504)], 3, 'api'],
  ['500, then an answer', [fail(500), ok(1)], 2, 'data'],
  ['500 three times', [fail(500)], 3, 'api'],
  ['501', [fail(501)], 1, 'api'],
  ['505', [fail(505)], 1, 'api'],
  ['404', [fail(404)], 1, 'api'],
  ['401', [fail(401)], 1, 'unauthorised'],
  ['425', [fail(425)], 1, 'notYet'],
  ['HTML', [() => new Response('<html>')], 1, 'badAnswer'],
  ['a business refusal', [() => new Response('{"code":1001}')], 1, 'api'],
  ['429 without a time', [fail(429)], 1, 'tooManyRequests'],
  ['429 for 2 s', [fail(429, { 'retry-after': '2' }), ok(1)], 2, 'data'],
  ['429 for 0 s, thrice', [fail(429, { 'retry-after': '0' })], 3, 'tooManyRequests'],
  ['429 for 10 s', [fail(429, { 'retry-after': '10' }), ok(1)], 2, 'data'],
  ['429 for 11 s', [fail(429, { 'retry-after': '11' }), ok(1)], 1, 'tooManyRequests'],
  ['429 below zero', [fail(429, { 'retry-after': '-1' }), ok(1)], 1, 'tooManyRequests'],
  ['429 until a date', [fail(429, { 'retry-after': 'Fri, 01 Jan 2038 00:00:00 GMT' })], 1, 'tooManyRequests'],
  ['envelope 429 for 1 s', [() => new Response('{"code":429}', { headers: { 'retry-after': '1' } }), ok(1)], 2, 'data'],
]
for (const [name, replies, times, outcome] of RETRIES) {
  test(`a read, ${name}: asked ${times} times; a write once`, async () => {
    const read = fakeFetch(...replies)
    const got = createApi(apiOptions({ fetch: read.fetch }))('GET', '/api/x')
    assert.is(outcome === 'data' ? await got.then(() => 'data') : await refusal(got), outcome)
    assert.is(read.asked.length, times)
    const write = fakeFetch(...replies)
    await createApi(apiOptions({ fetch: write.fetch }))('POST', '/api/x').catch(() => {})
    assert.is(write.asked.length, 1)
  })
}

test('waits 0.5 s and 1.5 s with some jitter, or as long as it is told', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const refused = () => Promise.reject(new TypeError('refused'))
  await refusal(createApi(apiOptions({ wait, fetch: fakeFetch(refused).fetch }))('GET', '/api/x'))
  await refusal(
    createApi(apiOptions({ wait, fetch: fakeFetch(fail(429, { 'retry-after': '9' })).fetch }))('GET', '/api/x'),
  )
  const least = [500, 1500, 9000, 9000]
  assert.is(waits.length, least.length)
  for (const [index, ms] of waits.entries()) {
    const from = least[index] ?? 0
    assert.ok(ms >= from && ms < from + 500, `${ms}`)
  }
})

test('an aborted call ends at once, and is not asked again', async () => {
  const controller = new AbortController()
  const { fetch, asked } = fakeFetch(() => new Promise<Response>(() => {}))
  const call = refusal(createApi(apiOptions({ fetch }))('GET', '/api/x', { signal: controller.signal }))
  await settle()
  controller.abort()
  assert.is(await call, 'server')
  assert.is(asked.length, 1)
  assert.ok(asked[0]?.init.signal?.aborted)
})

test('aborted before it began, or between two tries: nothing is sent', async () => {
  const controller = new AbortController()
  const { fetch, asked } = fakeFetch(fail(503))
  const wait = async () => controller.abort()
  const api = createApi(apiOptions({ fetch, wait }))
  assert.is(await refusal(api('GET', '/api/x', { signal: controller.signal })), 'api')
  assert.is(asked.length, 1)
  assert.is(await refusal(api('GET', '/api/x', { signal: controller.signal })), 'server')
  assert.is(asked.length, 1)
})

test('tells the clock of the server, if it says', async () => {
  const dates: number[] = []
  const dated = (date: string) => () => new Response('{"code":200}', { headers: { date } })
  const { fetch } = fakeFetch(dated('Thu, 01 Jan 2026 00:00:00 GMT'), dated('yesterday'), ok(1))
  const api = createApi(apiOptions({ fetch, onDate: (seconds) => dates.push(seconds) }))
  for (let count = 0; count < 3; count++) await api('GET', '/api/x')
  assert.equal(dates, [1767225600])
})

test('the cause is kept', async () => {
  const cause = new TypeError('reset')
  const api = createApi(apiOptions({ fetch: () => Promise.reject(cause) }))
  const error = await api('POST', '/api/x').catch((thrown: unknown) => thrown)
  assert.is((error as AppError).cause, cause)
})

test.run()
