import { signal } from '@preact/signals'
import type { AppError } from '../errors'

/** Something requested: not loaded yet, failed, or loaded. `busy` is true while (more of) it is loading. */
export interface Loadable<T> {
  data: T | null
  busy: boolean
  error: AppError | null
  /**
   * When `data` was read, in milliseconds, if that was on an earlier visit: to be shown with its age, and never the base
   * of anything about money. Absent where it was read in this one.
   */
  asOf?: number
}

export const loadable = <T>() => signal<Loadable<T>>({ data: null, busy: false, error: null })

/** What could be read of a list. */
export interface Listed<T> {
  items: T[]
  /** How many items could not be read; absent like 0. */
  unread?: number
}

/** A long list read page by page. */
export interface Pages<T> extends Listed<T> {
  /** Cursor of the following page; null at the end, undefined before the first. */
  next: string | null | undefined
  total?: number
  /** Of a list that is searched here: how many items were looked at, of how many. */
  searched?: { read: number; total: number }
}
