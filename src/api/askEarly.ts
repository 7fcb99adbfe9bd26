/** As long as the client waits for one try of a GET: an answer that is not read by then, by whomever, is dropped. */
const LIMIT_MS = 15_000

/** How every request to the provider is sent. */
export const SAFE_FETCH = {
  redirect: 'error',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const

export interface EarlyCall {
  answer: Promise<Response>
  /** Ends the request, and the reading of its answer. */
  stop: AbortController
}

/** Answers asked for ahead, by `earlyKey`; undefined once taken or dropped. */
export type EarlyCalls = Record<string, EarlyCall | undefined>

/** What makes two requests the same. The headers have to be in the client's order. */
export const earlyKey = (url: string, headers: Record<string, string | undefined>): string =>
  JSON.stringify([url, headers])

/**
 * Sends a GET as the provider's client would, ahead of the code that wants its answer; the client takes it by
 * `takeEarly` and checks it then. Not what the page has asked for before: whether that is needed again, its screen knows.
 */
export function askEarly(calls: EarlyCalls, url: string, headers: Record<string, string>): void {
  const key = earlyKey(url, headers)
  if (key in calls) return
  const stop = new AbortController()
  const answer = fetch(url, { ...SAFE_FETCH, headers, signal: stop.signal })
  answer.catch(Boolean)
  calls[key] = { answer, stop }
  setTimeout(() => {
    stop.abort()
    calls[key] = undefined
  }, LIMIT_MS)
}
