import redaxios from 'redaxios'
import { PATTERNS } from '../domain/limits'
import { AppError } from '../errors'
import { SAFE_FETCH } from './askEarly'
import { readBody } from './body'
import { withDeadline } from './deadline'
import { type Reply, readEnvelope } from './envelope'
import { withRetries } from './retry'

export type Method = 'GET' | 'POST'

export interface Request {
  query?: Record<string, unknown> | undefined
  body?: Record<string, unknown> | undefined
  signal?: AbortSignal
  /** Idempotency key; a POST without one gets a fresh one. */
  key?: string
}

/** One call of the provider API: the envelope's data, or an AppError. */
export type Api = (method: Method, path: string, request?: Request) => Promise<unknown>

export interface ApiOptions {
  base: string
  fetch: typeof globalThis.fetch
  token: () => string | null
  /** The value of the language header: ZH-CN, ZH-TW, EN-US or IN-IN. Spec 7. */
  language: () => string
  serverId: () => string | null
  /** Called once for each token that the server refuses. */
  onUnauthorised: () => void
  /** The server's clock, Unix seconds, from each answer's Date header. */
  onDate?: (seconds: number) => void
  newKey: () => string
  wait: (ms: number) => Promise<void>
  /** Limit for headers and body of one try; default: 15 s for a GET, 30 s for a POST. */
  timeoutsMs?: Record<Method, number>
}

const TIMEOUTS_MS: Record<Method, number> = { GET: 15_000, POST: 30_000 }
/** No empty segment, no dots, no query: no path can lead off the base and take the token along. */
const SAFE_PATH = /^(\/[\w-]+)+$/

/**
 * The client of the provider API. It retries reads when that could help, writes never. An aborted call rejects like an
 * unanswered one; the caller knows that it aborted. Spec 7, 8.
 * @throws {AppError} server, badAnswer, api, unauthorised, tooManyRequests, notYet; idWrong for a path off the base
 */
export function createApi(options: ApiOptions): Api {
  const { base, fetch, timeoutsMs = TIMEOUTS_MS } = options
  let refusedToken: string | null = null

  return async (method, path, { query, body = {}, key, signal = new AbortController().signal } = {}) => {
    if (!SAFE_PATH.test(path)) throw new AppError('idWrong')
    const isWrite = method === 'POST'
    const token = options.token()
    const headers = toHeaders(options, token, isWrite ? (key ?? options.newKey()) : null)

    const exchange = async (deadline: AbortSignal): Promise<Reply> => {
      const response = await redaxios<ReadableStream<Uint8Array> | null>({
        url: base + path,
        method,
        headers,
        ...(query && { params: query }),
        data: isWrite ? body : null,
        responseType: 'stream',
        fetch: (input: RequestInfo | URL, init?: RequestInit) =>
          fetch(input, { ...init, ...SAFE_FETCH, signal: deadline }),
      })
      reportDate(response.headers, options.onDate)
      // The status alone decides these two; a body that breaks off must not hide them.
      const isDecided = response.status === 401 || response.status === 429
      return readEnvelope(response, isDecided ? '' : await readBody(response.data), `${method} ${path}`)
    }
    const ask = (limitMs = Number.POSITIVE_INFINITY): Promise<Reply> =>
      withDeadline(Math.min(limitMs, timeoutsMs[method]), signal, exchange).catch((cause) => ({
        error: new AppError('server', {}, cause),
        repeatAfterMs: 0,
      }))

    // A token that no header takes is refused like a worthless one: no call can ever carry it.
    const isSound = token === null || PATTERNS.credential.test(token)
    const { data, error }: Reply = !isSound
      ? { error: new AppError('unauthorised') }
      : await (isWrite ? ask() : withRetries(ask, options.wait, signal))
    if (!error) return data
    // A late answer to an older token says nothing about the current one.
    if (error.key === 'unauthorised' && token !== null && token !== refusedToken && token === options.token()) {
      refusedToken = token
      options.onUnauthorised()
    }
    throw error
  }
}

/** What each call says of the player, in the order that `takeEarly` expects. */
export function toHeaders(
  { language, serverId }: Pick<ApiOptions, 'language' | 'serverId'>,
  token: string | null,
  key: string | null,
): Record<string, string> {
  const headers: Record<string, string> = { language: language() }
  const server = serverId()
  if (token) headers.authorization = `Bearer ${token}`
  if (server && PATTERNS.id.test(server)) headers['server-id'] = server
  if (key) headers['idempotency-key'] = key
  return headers
}

/** Reports nothing where the server does not let other origins read the header. */
function reportDate(headers: Headers, onDate: ApiOptions['onDate']): void {
  const milliseconds = Date.parse(headers.get('date') ?? '')
  if (onDate && milliseconds > 0) onDate(Math.floor(milliseconds / 1000))
}
