import { AppError } from '../errors'
import { quoteLongNumbers } from './json'
import { toSafeText } from './shape'

/** What a reply comes to: its data, or an error and whether asking again could help. */
export interface Reply {
  data?: unknown
  error?: AppError
  /** The least wait before asking again; absent: it would not help. */
  repeatAfterMs?: number | undefined
}

/** The parts of a response that decide. */
export interface ReplyHead {
  status: number
  statusText: string
  headers: Pick<Headers, 'get'>
}

const LONGEST_WAIT_SECONDS = 10

function toRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(quoteLongNumbers(text ?? ''))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {}
  return {}
}

const toCode = (value: unknown): number | null =>
  (typeof value === 'number' || typeof value === 'string') && /^(0|-?[1-9]\d{0,8})$/.test(String(value))
    ? Number(value)
    : null

function toRetryAfterMs(headers: ReplyHead['headers']): number | undefined {
  const seconds = headers.get('retry-after') ?? ''
  return /^\d+$/.test(seconds) && Number(seconds) <= LONGEST_WAIT_SECONDS ? Number(seconds) * 1000 : undefined
}

/** Classifies any reply of the provider; `text` is null when the body cannot be read as text. Spec 7, 8. */
export function readEnvelope({ status, statusText, headers }: ReplyHead, text: string | null, at: string): Reply {
  const body = toRecord(text)
  const code = toCode(body.code)
  const is = (number: number) => status === number || code === number
  if (is(401)) return { error: new AppError('unauthorised') }
  if (is(429)) return { error: new AppError('tooManyRequests'), repeatAfterMs: toRetryAfterMs(headers) }
  if (is(425)) return { error: new AppError('notYet') }
  const isOk = status >= 200 && status < 300
  if (isOk && code === 200) return { data: body.data ?? null }
  if (isOk && code === null) return { error: new AppError('badAnswer', { at }) }
  const message = toSafeText(body.msg).trim() || toSafeText(statusText).trim() || 'Error'
  const error = new AppError('api', { message, code: code === null || code === 200 ? status : code })
  return status >= 502 && status <= 504 ? { error, repeatAfterMs: 0 } : { error }
}
