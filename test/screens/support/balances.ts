import { config } from '../../../src/config'

// The chain's reader takes the page's fetch when it is loaded: led to the one that a test fakes later.
window.fetch = (input, init) => globalThis.fetch(input, init)

const wordOf = (units: bigint): string => `0x${units.toString(16).padStart(64, '0')}`

/** A node of our chain that tells the same balance of each coin, in its smallest unit. */
export const nodeWith =
  (units: bigint) =>
  (_: URL, asked: unknown): Response => {
    const { method } = asked as { method: string }
    const result = method === 'eth_chainId' ? `0x${config.chainId.toString(16)}` : wordOf(units)
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  }

/** Runs what is to be watched; answers the idempotency keys of the POSTs to a path since, in their order. */
export function watchKeys(path: string): string[] {
  const keys: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const isWatched = init?.method === 'POST' && String(input).split('?')[0]?.endsWith(path)
    if (isWatched) keys.push(String(new Headers(init.headers).get('idempotency-key')))
    return fetch(input, init)
  }
  return keys
}
