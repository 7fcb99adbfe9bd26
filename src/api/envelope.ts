import { AppError, type ErrorKey } from '../errors'
import { quoteLongNumbers } from './json'
import { toSafeText } from './shape'

/** The result of a reply: its data, or an error and whether a retry could help. */
export interface Reply {
  data?: unknown
  error?: AppError
  /** The least wait before a retry; absent if a retry would not help. */
  repeatAfterMs?: number | undefined
}

/** The parts of a response that readEnvelope needs. */
export interface ReplyHead {
  status: number
  statusText: string
  headers: Pick<Headers, 'get'>
}

const LONGEST_WAIT_MS = 10_000
/** Numbers that mean the same as an HTTP status and as an envelope code. */
const KEYS: Partial<Record<number, ErrorKey>> = { 401: 'unauthorised', 425: 'notYet', 429: 'tooManyRequests' }

/** The fields of a reply's body; none unless it is a JSON object. */
function toFields(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(quoteLongNumbers(text || '')))
  } catch {
    return {}
  }
}

/** A whole number or its text; null for anything else. */
const toCode = (value: unknown): number | null => (/^"?-?\d{1,9}"?$/.test(JSON.stringify(value)) ? Number(value) : null)

/** The server's own trouble, which may have passed a moment later; what it does not know (501) it will not know then. */
const isFault = (status: number): boolean => status >= 500 && status <= 504 && status !== 501

/** Classifies any reply of the provider; `text` is null when the body cannot be read as text. Spec 7, 8. */
export function readEnvelope({ status, statusText, headers }: ReplyHead, text: string | null, at: string): Reply {
  const body = toFields(text)
  const code = toCode(body.code)
  const key = KEYS[Number(code)] || KEYS[status]
  if (key) {
    // The header may also hold a date, which is no number: then a retry is not worth the wait.
    const waitMs = Number.parseFloat(headers.get('retry-after') || '') * 1000
    return { error: new AppError(key), repeatAfterMs: waitMs >= 0 && waitMs <= LONGEST_WAIT_MS ? waitMs : undefined }
  }
  const isOk = status >= 200 && status < 300
  if (isOk && code === 200) return { data: body.data === undefined ? null : body.data }
  if (isOk && code === null) return { error: new AppError('badAnswer', { at }) }
  const message = toSafeText(body.msg).trim() || toSafeText(statusText).trim() || 'Error'
  // With a 5xx the status tells what may have happened, whatever the provider's own number for it is.
  const error = new AppError('api', { message, code: code === null || code === 200 || status >= 500 ? status : code })
  return { error, repeatAfterMs: isFault(status) ? 0 : undefined }
}
