import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toEip1193 } from '../../src/wallet/legacyProvider'
import { fakeProvider } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'

const test = suite('wallet/legacyProvider')

interface Payload {
  id: number
  method: string
  params: readonly unknown[]
}
type Callback = (error: unknown, response?: unknown) => void

/** A wallet that speaks an old manner, over a present one; and what it was asked. */
function legacy(manner: (request: (call: Payload) => Promise<unknown>) => object, answers = {}) {
  const inner = fakeProvider({ answers })
  const provider = manner((call) => inner.request(call))
  return { inner, provider: toEip1193(provider) }
}

const answerBy =
  (request: (call: Payload) => Promise<unknown>) =>
  (payload: Payload, callback: Callback): void =>
    void request(payload).then(
      (result) => callback(null, { jsonrpc: '2.0', id: payload.id, result }),
      (error) => callback(error),
    )

const MANNERS: Record<string, (request: (call: Payload) => Promise<unknown>) => object> = {
  'sendAsync(payload, callback)': (request) => ({ sendAsync: answerBy(request) }),
  'send(payload, callback)': (request) => ({ send: answerBy(request) }),
  'send(method, params)': (request) => ({
    send: async (method: unknown, params: readonly unknown[]) => {
      if (typeof method !== 'string') throw new Error('method is no text')
      return request({ id: 0, method, params })
    },
  }),
  'send(method, params) that answers a response': (request) => ({
    send: async (method: unknown, params: readonly unknown[]) => {
      if (typeof method !== 'string') throw new Error('method is no text')
      return { id: 1, jsonrpc: '2.0', result: await request({ id: 0, method, params }) }
    },
  }),
  'send(method, params) that never answers a payload': (request) => ({
    send: (method: unknown, params: readonly unknown[]) =>
      typeof method === 'string' ? request({ id: 0, method, params }) : new Promise(() => {}),
  }),
}
for (const [name, manner] of Object.entries(MANNERS)) {
  test(`P1: ${name}: answers and refusals come through, and each is asked once`, async () => {
    const refuse = () => Promise.reject({ code: 4001 })
    const { inner, provider } = legacy(manner, { eth_requestAccounts: ['0xabc'], personal_sign: refuse })
    const { outcome } = await onFakeClock(async () => [
      await provider?.request({ method: 'eth_requestAccounts' }),
      await provider?.request({ method: 'personal_sign', params: ['0x00', '0xabc'] }).catch((cause: unknown) => cause),
      await provider?.request({ method: 'eth_chainId' }),
    ])
    assert.equal(outcome, [['0xabc'], { code: 4001 }, '0x7a69'])
    assert.is(inner.asked.filter((method) => method === 'eth_requestAccounts').length, 1)
    assert.equal(inner.calls.find(({ method }) => method === 'personal_sign')?.params, ['0x00', '0xabc'])
  })
}

test('an error inside the response is thrown', async () => {
  const provider = toEip1193({
    sendAsync: ({ id }: Payload, callback: Callback) => callback(null, { jsonrpc: '2.0', id, error: { code: 4001 } }),
  })
  assert.equal(await provider?.request({ method: 'eth_chainId' }).catch((cause: unknown) => cause), { code: 4001 })
})

test('flags stay readable, listeners are passed on', () => {
  const heard: unknown[] = []
  const provider = toEip1193({ isTrust: true, sendAsync: () => {}, on: (...args: unknown[]) => heard.push(args[0]) })
  assert.is(provider?.isTrust, true)
  provider?.on?.('accountsChanged', () => {})
  provider?.removeListener?.('accountsChanged', () => {})
  assert.equal(heard, ['accountsChanged'])
})

test('the same provider gets the same adapter; what can do nothing gets none', () => {
  const old = { send: () => {} }
  assert.is(toEip1193(old), toEip1193(old))
  for (const value of [null, undefined, 'ethereum', 7, {}, { send: 'yes' }]) assert.is(toEip1193(value), null)
})

test.run()
