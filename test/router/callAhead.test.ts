import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { askEarly } from '../../src/api/askEarly'
import { takeEarly } from '../../src/api/takeEarly'
import type { Early } from '../../src/early'
import { callUrl } from '../../src/router/callUrl'
import { FIRST_CALLS } from '../../src/router/firstCalls'
import { serverId, token } from '../../src/state/session'

// As the build does.
Object.assign(globalThis, { __FIRST_CALLS__: FIRST_CALLS })
const { callAhead } = await import('../../src/router/callAhead')

const test = suite('router/callAhead')

let asked: string[] = []
/** What waits for the clock. */
let timers: (() => void)[] = []
let signals: (AbortSignal | null | undefined)[] = []
const page = globalThis as { window?: { early: Early } }
const before = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout }
test.before.each(() => {
  asked = []
  timers = []
  signals = []
  Object.assign(globalThis, { setTimeout: (run: () => void) => timers.push(run) })
  token.value = null
  serverId.value = null
  page.window = { early: { locale: 'en', indonesian: false, texts: null, calls: {}, ask: askEarly, urlOf: callUrl } }
  globalThis.fetch = async (input, { headers, signal } = {}) => {
    signals.push(signal)
    asked.push([input, ...Object.entries(headers ?? {}).map((pair) => pair.join(': '))].join(', '))
    return new Response('{}')
  }
})
test.after(() => {
  Object.assign(globalThis, before)
})

const places: [name: string, route: string, path: string, search: string, urls: string[]][] = [
  ['the id of the query', '/cardDetail', '/cardDetail', '?id=7', ['/api/card/7']],
  ['the id in the path', '/gun/pet/:indexId', '/gun/pet/i7', '', ['/api/card/i7']],
  ['nothing without an id', '/cardDetail', '/cardDetail', '', []],
  ['nothing for an id that is none', '/cardDetail', '/cardDetail', '?id=..%2Fuser', []],
  ['nothing when the screen asks for something else', '/activity', '/activity', '?type=sale', []],
  ['nothing for a screen without first calls', '/setting', '/setting', '', []],
]
for (const [name, route, path, search, urls] of places) {
  test(`asks for ${name}`, () => {
    callAhead(route, path, search)
    assert.equal(
      asked,
      urls.map((url) => `${url}, language: EN-US`),
    )
  })
}

test('asks for a player as the client will, which takes the answer', async () => {
  token.value = 'one'
  serverId.value = 's1'
  callAhead('/legion', '/legion', '')
  assert.equal(asked, ['/api/user/team, language: EN-US, authorization: Bearer one, server-id: s1'])
  const headers = { language: 'EN-US', authorization: 'Bearer one', 'server-id': 's1' }
  const answer = takeEarly('/api/user/team?', { method: 'GET', headers })
  assert.ok(answer)
  assert.is(await (await answer).text(), '{}')
})

test('what players alone ask for is not asked for by a visitor', () => {
  callAhead('/cardDetail', '/cardDetail', '?id=7')
  token.value = 'one'
  callAhead('/cardDetail', '/cardDetail', '?id=8')
  assert.equal(
    asked.map((each) => each.split(',')[0]),
    ['/api/card/7', '/api/card/8', '/api/level/fee'],
  )
})

test('asks once, also after the answer was taken, and not for what the page asked for by itself', () => {
  const headers = { language: 'EN-US' }
  callAhead('/cardDetail', '/cardDetail', '?id=7')
  callAhead('/cardDetail', '/cardDetail', '?id=7')
  takeEarly('/api/card/7', { method: 'GET', headers })
  takeEarly('/api/card/8', { method: 'GET', headers })
  callAhead('/cardDetail', '/cardDetail', '?id=7')
  callAhead('/cardDetail', '/cardDetail', '?id=8')
  assert.is(asked.length, 1)
})

test('an answer that nobody took is dropped at the limit', () => {
  callAhead('/legion', '/legion', '')
  for (const run of timers) run()
  assert.is(signals[0]?.aborted, true)
  assert.is(takeEarly('/api/user/team', { method: 'GET', headers: { language: 'EN-US' } }), undefined)
})

test('one that was taken ends at the same limit, if it is still open', () => {
  callAhead('/legion', '/legion', '')
  takeEarly('/api/user/team', { method: 'GET', headers: { language: 'EN-US' } })
  for (const run of timers) run()
  assert.is(signals[0]?.aborted, true)
})

test('another player does not get the answer', () => {
  token.value = 'one'
  callAhead('/legion', '/legion', '')
  const headers = { language: 'EN-US', authorization: 'Bearer two' }
  assert.is(takeEarly('/api/user/team', { method: 'GET', headers }), undefined)
})

test('a page without a first script asks for nothing ahead', () => {
  delete page.window
  Object.assign(globalThis, { window: {} })
  callAhead('/legion', '/legion', '')
  assert.equal(asked, [])
})

test.run()
