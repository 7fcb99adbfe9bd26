import { signal } from '@preact/signals'
import type { AppError } from '../errors'

/** Something requested: not loaded yet, failed, or loaded. `busy` is true while (more of) it is loading. */
export interface Loadable<T> {
  data: T | null
  busy: boolean
  error: AppError | null
}

export const loadable = <T>() => signal<Loadable<T>>({ data: null, busy: false, error: null })

/** A long list read page by page. */
export interface Pages<T> {
  items: T[]
  /** Cursor of the following page; null at the end, undefined before the first. */
  next: string | null | undefined
  total?: number
}
