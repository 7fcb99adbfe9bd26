import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { takeEarly } from '../../src/api/takeEarly'

const test = suite('api/takeEarly')

const URL = '/api/user/card/list'
const HEADERS = { language: 'EN-US', authorization: 'Bearer one', 'server-id': 's1' }
const page = globalThis as { window?: unknown }

/** A page whose first script asked for one answer under these headers. */
function ahead(headers: Record<string, string>): Promise<Response> {
  const answer = Promise.resolve(new Response('{}'))
  page.window = { early: { calls: { [JSON.stringify([URL, headers])]: answer } } }
  return answer
}
const take = (headers: Record<string, string>, url = `${URL}?`, method = 'GET') => takeEarly(url, { method, headers })

test('the same request takes the answer, and only the first', () => {
  const answer = ahead(HEADERS)
  assert.is(take(HEADERS), answer)
  assert.is(take(HEADERS), undefined)
})

test('a visitor takes a visitor’s', () => {
  const answer = ahead({ language: 'EN-US' })
  assert.is(take({ language: 'EN-US' }), answer)
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
