import type { World } from '../../sandbox/control/startWorld'

/** The answer of one of the site's RPC addresses as the page gets it: the result, or the error. */
export async function askNode<T = unknown>(
  { url }: World,
  method: string,
  params: readonly unknown[] = [],
  path: 'rpc' | 'rpc2' | 'rpc?wallet' = 'rpc',
): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const { result, error } = (await (await fetch(`${url}/sandbox/${path}`, init)).json()) as { result: T; error?: T }
  return error ?? result
}
