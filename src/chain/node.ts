import { withTimeout } from '../wallet/wait'

export interface NodeOptions {
  fetch: typeof globalThis.fetch
  limitMs: number
}

/** One JSON-RPC request by POST. Rejects with the node's error object, or with why there is no answer. */
export async function askNode(
  url: string,
  method: string,
  params: readonly unknown[],
  { fetch, limitMs }: NodeOptions,
): Promise<unknown> {
  const stop = new AbortController()
  const reply = send(fetch, url, { jsonrpc: '2.0', id: 1, method, params }, stop.signal)
  try {
    return await withTimeout(reply, limitMs, () => new Error(`${url} silent`))
  } finally {
    stop.abort()
  }
}

async function send(fetch: typeof globalThis.fetch, url: string, body: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    signal,
  })
  // A node may put its error, a revert too, under another status than 200, so the body decides.
  const { result, error } = (await response.json()) as { result?: unknown; error?: unknown }
  if (error) throw error
  return result
}
