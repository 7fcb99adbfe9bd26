import redaxios from 'redaxios'
import { AppError } from '../errors'
import { readBody } from './body'
import { withDeadline } from './deadline'
import { type Reply, readEnvelope } from './envelope'
import { withRetries } from './retry'

export type Method = 'GET' | 'POST'

export interface Request {
  query?: Record<string, unknown>
  body?: Record<string, unknown>
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
  /** Called for each answer that says the token is worth nothing. */
  onUnauthorised: () => void
  /** The server's clock, Unix seconds, from each answer's Date header. */
  onDate?: (seconds: number) => void
  newKey: () => string
  wait: (ms: number) => Promise<void>
  /** Over headers and body of one try; 15 s and 30 s unless told. */
  timeoutsMs?: Record<Method, number>
}

const TIMEOUTS_MS: Record<Method, number> = { GET: 15_000, POST: 30_000 }
/** No empty part, no dots, no query: no path leads off the base, and the token with it. */
const SAFE_PATH = /^(\/[\w-]+)+$/

/**
 * The client of the provider API. Reads are asked again when that could help, writes never. An aborted call rejects
 * as one without an answer; who aborted it knows. Spec 7, 8.
 * @throws {AppError} server, badAnswer, api, unauthorised, tooManyRequests, notYet; idWrong for a path off the base
 */
export function createApi(options: ApiOptions): Api {
  const { base, fetch, wait, timeoutsMs = TIMEOUTS_MS } = options
  let refusedToken: string | null = null

  async function ask(method: Method, path: string, request: Request, headers: Record<string, string>): Promise<Reply> {
    const exchange = async (signal: AbortSignal): Promise<Reply> => {
      const response = await redaxios<ReadableStream<Uint8Array> | null>({
        url: base + path,
        method,
        headers,
        params: request.query,
        data: method === 'POST' ? (request.body ?? {}) : undefined,
        responseType: 'stream',
        validateStatus: () => true,
        fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, ...SAFE_FETCH, signal }),
      })
      reportDate(response.headers, options.onDate)
      // Whatever their bodies say, these two are decided; a body that breaks off must not hide them.
      const text = DECIDED.includes(response.status) ? '' : await readBody(response.data)
      return readEnvelope(response, text, `${method} ${path}`)
    }
    try {
      return await withDeadline(timeoutsMs[method], request.signal, exchange)
    } catch (cause) {
      return { error: new AppError('server', {}, cause), repeatAfterMs: 0 }
    }
  }

  return async (method, path, request = {}) => {
    if (!SAFE_PATH.test(path)) throw new AppError('idWrong')
    const token = options.token()
    const headers = toHeaders(options, token)
    if (method === 'POST') headers['idempotency-key'] = request.key ?? options.newKey()
    const send = () => ask(method, path, request, headers)
    const { data, error } = await (method === 'GET' ? withRetries(send, wait, request.signal) : send())
    if (!error) return data
    // A late answer to an older token says nothing about the token of now.
    if (error.key === 'unauthorised' && token !== null && token !== refusedToken && token === options.token()) {
      refusedToken = token
      options.onUnauthorised()
    }
    throw error
  }
}

const DECIDED: readonly number[] = [401, 429]
const SAFE_FETCH = {
  redirect: 'error',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const

function toHeaders({ language, serverId }: ApiOptions, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { language: language() }
  const server = serverId()
  if (token !== null) headers.authorization = `Bearer ${token}`
  if (server !== null) headers['server-id'] = server
  return headers
}

function reportDate(headers: Headers, onDate: ApiOptions['onDate']): void {
  const milliseconds = Date.parse(headers.get('date') ?? '')
  if (milliseconds > 0) onDate?.(Math.floor(milliseconds / 1000))
}
