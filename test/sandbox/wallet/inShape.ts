import type { DemoProvider } from './createProvider'
import type { Quirks } from './quirks'

interface Payload {
  id: number
  method: string
  params?: readonly unknown[]
}

type Callback = (failure: unknown, answer?: { id: number; jsonrpc: string; result?: unknown; error?: unknown }) => void

/**
 * The provider as it was before EIP-1193: one way to send requests, its flags, no events. `send` takes method and
 * parameters and promises the result (MetaMask's of 2018); `sendAsync` takes a JSON-RPC payload and a callback, and
 * puts a refusal into the answer, as Status did.
 */
export function inShape(provider: DemoProvider, shape: Quirks['inject']['shape']): object {
  if (shape === 'request') return provider
  const { request: _request, on: _on, removeListener: _removeListener, ...flags } = provider
  // Looked up at each call: a test that watches the requests may have replaced the function.
  const ask = (method: string, params: readonly unknown[] = []) => provider.request({ method, params })
  if (shape === 'send') return { ...flags, send: ask }
  const sendAsync = ({ id, method, params }: Payload, callback: Callback): void => {
    ask(method, params).then(
      (result) => callback(null, { id, jsonrpc: '2.0', result }),
      (error) => callback(null, { id, jsonrpc: '2.0', error }),
    )
  }
  return { ...flags, sendAsync }
}
