import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { takeEarly } from '../../src/api/takeEarly'

const test = suite('api/takeEarly')

const URL = '/api/user/card/list'
const HEADERS = { language: 'EN-US', authorization: 'Bearer one', 'server-id': 's1' }
const page = globalThis as { window?: unknown }

const DATE = 'Thu, 01 Jan 2026 00:00:00 GMT'
const dated = () => new Response('{"code":200}', { status: 203, headers: { date: DATE, 'retry-after': '3' } })

/** A page whose first script asked for one answer under these headers; what ends that. */
function ahead(headers: Record<string, string>, answer = Promise.resolve(dated())): AbortController {
  const stop = new AbortController()
  page.window = { early: { calls: { [JSON.stringify([URL, headers])]: { answer, stop } } } }
  return stop
}
const take = (headers: Record<string, string>, url = `${URL}?`, method = 'GET') => takeEarly(url, { method, headers })

test('the same request takes the answer, and only the first', async () => {
  ahead(HEADERS)
  assert.is(await (await take(HEADERS))?.text(), '{"code":200}')
  assert.is(take(HEADERS), undefined)
})

test('a visitor takes a visitor’s', async () => {
  ahead({ language: 'EN-US' })
  assert.is((await take({ language: 'EN-US' }))?.status, 203)
})

test('it may have waited: it no longer says what the time is, and all the rest', async () => {
  ahead(HEADERS)
  const answer = await take(HEADERS)
  assert.equal([answer?.headers.get('date'), answer?.headers.get('retry-after'), answer?.status], [null, '3', 203])
})

test('the request ends with the client’s', () => {
  const stop = ahead(HEADERS)
  const client = new AbortController()
  takeEarly(URL, { method: 'GET', headers: HEADERS, signal: client.signal })
  assert.not(stop.signal.aborted)
  client.abort()
  assert.ok(stop.signal.aborted)
})

for (const [what, change] of [
  ['token', { authorization: 'Bearer two' }],
  ['language', { language: 'ZH-TW' }],
  ['server', { 'server-id': 's2' }],
] as const) {
  test(`another ${what} never takes it`, () => {
    ahead(HEADERS)
    assert.is(take({ ...HEADERS, ...change }), undefined)
  })
}

test('nor does another address, or a write', () => {
  ahead(HEADERS)
  assert.is(take(HEADERS, '/api/user/info'), undefined)
  assert.is(take(HEADERS, URL, 'POST'), undefined)
})

test('a page without a first script asks for everything itself', () => {
  page.window = {}
  assert.is(take(HEADERS), undefined)
})

test.run()
