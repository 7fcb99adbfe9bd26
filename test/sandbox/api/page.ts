import type { InValue } from '@libsql/client'
import { ApiError } from './errors'
import { LIMITS } from './rules/limits'

/** A cursor is opaque to the app: the last row's sort values. */
const write = (values: InValue[]): string => Buffer.from(JSON.stringify(values)).toString('base64url')

/** @throws {ApiError} badRequest for a cursor that we did not write */
export function readCursor(cursor: string | null, length: number): (string | number)[] | null {
  if (cursor === null) return null
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isOurs = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
    if (Array.isArray(values) && values.length === length && values.every(isOurs)) return values
  } catch {
    // not ours
  }
  throw new ApiError('badRequest', { at: 'cursor' })
}

export interface Page<Row> {
  rows: Row[]
  next: string | null
}

/** A page from one row more than it shows: the extra row tells whether there is a next page. */
export function toPage<Row>(rows: Row[], keysOf: (row: Row) => InValue[], size: number = LIMITS.pageSize): Page<Row> {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > size && last !== undefined ? write(keysOf(last)) : null }
}
