import { BaseError, HttpRequestError, TimeoutError } from 'viem'
import { AppError, type ErrorKey } from '../../../src/errors'
import { ERROR_TEXTS, type ErrorName, GAME_ONLINE_TYPES } from './errorTexts'
import type { Language } from './language'

/** The refusal of a call. */
export class ApiError extends Error {
  /** Whether what the call wrote before its refusal is kept, such as a counted try. */
  readonly keepsChanges: boolean

  constructor(
    readonly refusal: ErrorName,
    readonly params: Record<string, string | number> = {},
    { keepsChanges = false } = {},
  ) {
    super(refusal)
    this.name = 'ApiError'
    this.keepsChanges = keepsChanges
  }
}

export type GameOnlineType = keyof typeof GAME_ONLINE_TYPES

const COLUMNS: Record<Language, 1 | 2 | 3 | 4> = { 'EN-US': 1, 'ZH-TW': 2, 'ZH-CN': 3, 'IN-IN': 4 }

/** The code and the text of a refusal in the player's language. */
export function toRefusal(error: ApiError, language: Language): { code: number; msg: string } {
  const row = ERROR_TEXTS[error.refusal]
  const column = COLUMNS[language]
  const fill = (name: string): string => {
    const value = String(error.params[name] ?? '')
    return name === 'type' ? (GAME_ONLINE_TYPES[value as GameOnlineType]?.[column - 1] ?? value) : value
  }
  return { code: row[0], msg: row[column].replace(/\{(\w+)\}/g, (_, name: string) => fill(name)) }
}

const isErrorName = (key: string): key is ErrorName => Object.hasOwn(ERROR_TEXTS, key)

/** Whatever was thrown, as a refusal; null for a bug of ours. Rules shared with the app throw its error class. */
export function toApiError(cause: unknown): ApiError | null {
  if (cause instanceof ApiError) return cause
  if (cause instanceof AppError && isErrorName(cause.key)) return new ApiError(cause.key, cause.params)
  return isNodeSilent(cause) ? new ApiError('chainFailure') : null
}

/** Whether the chain's node gave no answer; a refusal by the node is a bug of ours. */
const isNodeSilent = (cause: unknown): boolean =>
  cause instanceof BaseError &&
  cause.walk((inner) => inner instanceof HttpRequestError || inner instanceof TimeoutError) !== null

/** Refuses with the problem that a rule shared with the app found; null: none. @throws {ApiError} */
export function assertValid(key: ErrorKey | null, params?: Record<string, string | number>): void {
  if (key === null) return
  if (!isErrorName(key)) throw new Error(`no refusal is called ${key}`)
  throw new ApiError(key, params)
}

/** Refuses unless the condition holds. */
export function assertThat(
  condition: unknown,
  refusal: ErrorName,
  params?: Record<string, string | number>,
): asserts condition {
  if (!condition) throw new ApiError(refusal, params)
}
