import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { askEarly, type EarlyCalls, earlyKey } from '../../src/api/askEarly'

const test = suite('api/askEarly')

const { fetch: realFetch, setTimeout: realSetTimeout } = globalThis
test.after(() => void Object.assign(globalThis, { fetch: realFetch, setTimeout: realSetTimeout }))

const URL_OF_LIST = '/api/user/card/list'
const HEADERS = { language: 'EN-US' }
const KEY = earlyKey(URL_OF_LIST, HEADERS)

/** Asks for the list ahead; what ends the wait is returned in place of a timer. */
function ask(calls: EarlyCalls, answer: () => Promise<Response>) {
  const sent: RequestInit[] = []
  let endWait = () => {}
  Object.assign(globalThis, {
    fetch: (_: unknown, init: RequestInit) => {
      sent.push(init)
      return answer()
    },
    setTimeout: (run: () => void) => {
      endWait = run
    },
  })
  askEarly(calls, URL_OF_LIST, HEADERS)
  return { sent, endWait: () => endWait() }
}

test('an answer that nobody takes is dropped, and its request ended', () => {
  const calls: EarlyCalls = {}
  const { sent, endWait } = ask(calls, () => new Promise(() => {}))
  assert.ok(calls[KEY])
  endWait()
  assert.is(calls[KEY], undefined)
  assert.is(sent[0]?.signal?.aborted, true)
})

test('one that was taken, and still is not there, ends then as well: the client asks again', () => {
  const calls: EarlyCalls = {}
  const { sent, endWait } = ask(calls, () => new Promise(() => {}))
  calls[KEY] = undefined
  endWait()
  assert.is(sent[0]?.signal?.aborted, true)
})

test('whoever takes it can end it', () => {
  const calls: EarlyCalls = {}
  const { sent } = ask(calls, () => new Promise(() => {}))
  calls[KEY]?.stop.abort()
  assert.is(sent[0]?.signal?.aborted, true)
})

test('nothing is asked ahead a second time, not even after it was taken', () => {
  const calls: EarlyCalls = { [KEY]: undefined }
  assert.equal(ask(calls, async () => new Response()).sent, [])
})

test('a failure belongs to who takes the answer, and disturbs nobody before', async () => {
  const calls: EarlyCalls = {}
  ask(calls, async () => {
    throw new TypeError('Failed to fetch')
  })
  const found = await calls[KEY]?.answer.catch((cause: Error) => cause.message)
  assert.is(found, 'Failed to fetch')
})

test.run()
