import { earlyKey } from './askEarly'

/**
 * The answer to a request that was sent ahead, once; undefined where none was that is the same in address, token,
 * language and server. The client checks it like any other.
 */
export function takeEarly(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> | undefined {
  const calls = window.early?.calls
  if (!calls || init.method !== 'GET') return undefined
  const { language, authorization, 'server-id': server } = init.headers as Record<string, string>
  const key = earlyKey(String(input).replace(/\?$/, ''), { language, authorization, 'server-id': server })
  const answer = calls[key]
  // Known from here on: whatever is sent now is not sent ahead as well.
  calls[key] = undefined
  return answer
}
