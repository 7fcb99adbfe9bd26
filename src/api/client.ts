import redaxios from 'redaxios'
import { AppError } from '../errors'
import { readBody } from './body'
import { readEnvelope } from './envelope'

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
}
