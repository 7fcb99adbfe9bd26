import type { Eip1193Provider } from './provider'
import { withTimeout } from './wait'

/** Time limit of the harmless read that finds out which `send` a provider has. */
const PROBE_MS = 3000

interface Payload {
  jsonrpc: '2.0'
  id: number
  method: string
  params: readonly unknown[]
}
type Callback = (error: unknown, response?: unknown) => void
type Send = (first: unknown, second?: unknown) => unknown
interface Legacy {
  sendAsync?: (payload: Payload, callback: Callback) => unknown
  send?: Send
  on?: (event: string, listener: (...values: unknown[]) => void) => unknown
  removeListener?: (event: string, listener: (...values: unknown[]) => void) => unknown
}
type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

let lastId = 0
const adapters = new WeakMap<object, Eip1193Provider>()

/**
 * Adapts a provider from before EIP-1193, which has `sendAsync(payload, callback)`, `send(payload, callback)` or
 * `send(method, params)`, to `request`. Returns the same adapter for the same provider; null for a value with none of
 * them.
 */
export function toEip1193(value: unknown): Eip1193Provider | null {
  if (typeof value !== 'object' || value === null) return null
  const legacy = value as Legacy
  if (typeof legacy.sendAsync !== 'function' && typeof legacy.send !== 'function') return null
  const known = adapters.get(value)
  if (known) return known
  const ask = typeof legacy.sendAsync === 'function' ? byPayload(legacy, 'sendAsync') : bySend(legacy)
  const adapter: Eip1193Provider = Object.assign(Object.create(value), {
    request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => ask(method, params),
    on: (event: string, listener: () => void) => legacy.on?.(event, listener),
    removeListener: (event: string, listener: () => void) => legacy.removeListener?.(event, listener),
  })
  adapters.set(value, adapter)
  return adapter
}

/** The two kinds of `send` look alike, so a harmless read finds out which it is: no request is ever sent twice. */
function bySend(legacy: Legacy): Ask {
  const byMethod: Ask = async (method, params) => resultOf(await legacy.send?.(method, params))
  let manner: Promise<Ask> | null = null
  return async (method, params) => {
    const payload = byPayload(legacy, 'send')
    manner ??= withTimeout(payload('eth_chainId', []), PROBE_MS, () => new Error('silent')).then(
      (answer) => (answer == null ? byMethod : payload),
      () => {
        // A provider that was only silent may have the other kind: the next request finds out.
        manner = null
        return byMethod
      },
    )
    return (await manner)(method, params)
  }
}

const byPayload =
  (legacy: Legacy, name: 'send' | 'sendAsync'): Ask =>
  (method, params) =>
    new Promise((resolve, reject) => {
      const end = (response: unknown) => {
        try {
          resolve(resultOf(response))
        } catch (cause) {
          reject(cause)
        }
      }
      const payload: Payload = { jsonrpc: '2.0', id: ++lastId, method, params }
      const returned = legacy[name]?.(payload, (error: unknown, response: unknown) =>
        error ? reject(error) : end(response),
      )
      // Some take the callback and return a promise too; the first to settle counts.
      if (isPromise(returned)) returned.then((response) => response !== undefined && end(response), reject)
    })

/** By its `then`, because an outer frame's promise is not an instance of this page's Promise. */
const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (Object(value) as { then?: unknown }).then === 'function'

/** The result in a JSON-RPC response; any other value is the result itself. @throws the response's error */
function resultOf(response: unknown): unknown {
  if (typeof response !== 'object' || response === null || !('jsonrpc' in response || 'result' in response))
    return response
  const { error, result } = response as { error?: unknown; result?: unknown }
  if (error) throw error
  return result
}
