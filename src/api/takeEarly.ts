import { type EarlyCall, earlyKey } from './askEarly'

/**
 * The answer to a request that was sent ahead, once; undefined where none was that is the same in address, token,
 * language and server. The client checks it like any other.
 */
export function takeEarly(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> | undefined {
  const calls = window.early?.calls
  if (!calls || init.method !== 'GET') return undefined
  const { language, authorization, 'server-id': server } = init.headers as Record<string, string>
  const key = earlyKey(String(input).replace(/\?$/, ''), { language, authorization, 'server-id': server })
  const early = calls[key]
  // Known from here on: whatever is sent now is not sent ahead as well.
  calls[key] = undefined
  return early && take(early, init.signal)
}

/**
 * The answer of a request that ends with the client's own. It may have waited, nobody knows how long, so it no longer
 * says what the time is.
 */
async function take({ answer, stop }: EarlyCall, signal: AbortSignal | null | undefined): Promise<Response> {
  signal?.addEventListener('abort', () => stop.abort())
  const { body, headers, status, statusText } = await answer
  const others = new Headers(headers)
  others.delete('date')
  return new Response(body, { status, statusText, headers: others })
}
