import { baked } from './baked'

// Taken before the page or a test can replace it: the wallet's way to its chain is its own.
const { fetch } = window

/** One request to the sandbox's chain, which also signs for the players: their accounts are unlocked there. */
export async function rpc(method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(baked.rpcPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: unknown }
  if (error) throw error
  return result
}
