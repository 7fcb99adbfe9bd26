import '../support/config'
import { readdir, readFile } from 'node:fs/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as activation from '../../src/api/activation'
import * as activity from '../../src/api/activity'
import * as assetDetail from '../../src/api/assetDetail'
import * as assetHistory from '../../src/api/assetHistory'
import * as auth from '../../src/api/auth'
import { type CallSpec, call } from '../../src/api/call'
import * as card from '../../src/api/card'
import type { Api, Request } from '../../src/api/client'
import * as coin from '../../src/api/coin'
import * as legion from '../../src/api/legion'
import * as mint from '../../src/api/mint'
import { decimal, id, maybe, record, text } from '../../src/api/shape'
import * as user from '../../src/api/user'
import * as website from '../../src/api/website'
import { AppError } from '../../src/errors'
import { SPEC_CALLS } from '../sandbox-tests/support/specCalls'

const test = suite('api/call')

const asked: { method: string; path: string; request: Request | undefined }[] = []
const answering =
  (answer: unknown): Api =>
  async (method, path, request) => {
    asked.push({ method, path, request })
    return answer
  }
const refusal = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    await answer
  } catch (error) {
    if (error instanceof AppError) return [error.key, error.params]
  }
  return null
}
test.before.each(() => {
  asked.length = 0
})

const rename = call({
  method: 'POST',
  path: '/api/things/{id}/names/{other}',
  query: record({ cursor: maybe(text) }),
  body: record({ name: text, price: maybe(decimal) }),
  answer: record({ id }),
})

test('ids go into the path, the rest where its shape says, and nothing else goes out', async () => {
  const input = { id: 'a-1', other: 'B_2', name: 'x', cursor: 'c', price: null, more: 'secret' }
  const controller = new AbortController()
  const answer = await rename(answering({ id: 9, more: 1 }), input, { key: '0xkey', signal: controller.signal })
  assert.is(answer.id, '9')
  assert.equal(Object.keys(answer), ['id'])
  assert.is(asked[0]?.path, '/api/things/a-1/names/B_2')
  assert.equal(asked[0]?.request?.query, { cursor: 'c' })
  assert.equal(asked[0]?.request?.body, { name: 'x' })
  assert.is(asked[0]?.request?.key, '0xkey')
  assert.is(asked[0]?.request?.signal, controller.signal)
})

const BAD_IDS = [
  '',
  '.',
  '..',
  '7/../../sell/8',
  '%2e%2e',
  'a b',
  '7?x=1',
  '7#x',
  '７',
  'a'.repeat(65),
  '7\n',
  '\\',
  'ｉd',
  '7\u202e',
]
for (const bad of BAD_IDS) {
  test(`refused before anything is asked: ${JSON.stringify(bad)}`, async () => {
    assert.equal(await refusal(assetDetail.getCard(answering({}), { id: bad })), ['idWrong', {}])
    assert.is(asked.length, 0)
  })
}

test('a misfit in the answer says where', async () => {
  const refused = await refusal(rename(answering({ id: '../x' }), { id: 'a', other: 'b', name: 'x' }))
  assert.equal(refused, ['badAnswer', { at: 'POST /api/things/{id}/names/{other}.id' }])
})

const nouns = [activation, activity, assetDetail, assetHistory, auth, card, coin, legion, mint, user, website]
const isCall = (value: unknown): value is ((api: Api, input: never) => Promise<unknown>) & { spec: CallSpec } =>
  typeof value === 'function' && 'spec' in value
const calls = nouns.flatMap((noun) => Object.values<unknown>(noun).filter(isCall))

test('every call of the spec is there once, and no other', () => {
  const there = calls.map(({ spec }) => `${spec.method} ${spec.path}`)
  assert.equal([...there].sort(), [...SPEC_CALLS].sort())
})

/** A call under its comment: method and path as written, then the path of the call. */
const DOCUMENTED =
  /\/\*\* (GET|POST) (\/[\w/{}]+):?[^/]*?\*\/\nexport const \w+ = call\(\{\s+method: '\1',\s+path: '(.+)'/g

test('every call names its method and path in the line above it', async () => {
  const folder = new URL('../../src/api/', import.meta.url)
  const sources = await Promise.all((await readdir(folder)).map((file) => readFile(new URL(file, folder), 'utf8')))
  const found = sources.flatMap((source) => [...source.matchAll(DOCUMENTED)])
  assert.is(found.length, calls.length)
  for (const [, , written, path] of found) assert.is(written, path)
})

test('every path is one the client lets through', () => {
  for (const { spec } of calls) assert.match(spec.path.replace(/\{\w+\}/g, 'id'), /^(\/[\w-]+)+$/)
})

test('a visitor reaches only what the guard lets a visitor see', () => {
  const open = calls.filter(({ spec }) => spec.open).map(({ spec }) => `${spec.method} ${spec.path}`)
  assert.equal(open.sort(), [
    'GET /api/assets/history/{id}',
    'GET /api/auth/msg',
    'GET /api/card/{id}',
    'GET /api/marketplace/list',
    'GET /api/user/dragons/{id}',
    'GET /api/website/servers',
    'GET /api/website/setting',
    'POST /api/auth/login/email',
    'POST /api/auth/msg',
    'POST /api/user/forget/reset',
    'POST /api/user/send_code',
  ])
})

const NONSENSE = [undefined, null, true, 0, 'x', [], {}, [[]], { items: {} }, { items: [null] }, Object.create(null)]
test('nonsense as data: an answer of the right shape or a badAnswer, never another error', async () => {
  for (const one of calls) {
    for (const value of NONSENSE) {
      const input = { id: '1', serverId: '1' } as never
      const thrown = await one(answering(value), input).then(
        () => null,
        (error: unknown) => error,
      )
      if (thrown !== null) assert.is((thrown as AppError).key, 'badAnswer', `${one.spec.path} ${JSON.stringify(value)}`)
    }
  }
})

test('the message to sign and the token come to the letter', async () => {
  const message = `example.test wants you to sign in:\n${'x'.repeat(300)}\n\nURI: https://example.test`
  assert.is((await auth.getSignInMessage(answering({ message }), { address: '0x1' })).message, message)
  const token = 'a.b'.repeat(200)
  const session = await auth.signIn(answering({ token, must_change_password: 0 }), { address: '0x1', signature: '0x2' })
  assert.is(session.token, token)
  assert.is(session.must_change_password, false)
})

test.run()
