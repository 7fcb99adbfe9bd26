import { signal } from '@preact/signals'
import type { AppError } from '../errors'

export interface ToastMessage {
  id: number
  kind: 'done' | 'error' | 'note'
  /** A key of the texts, or an error that knows its own. */
  text: string | AppError
}

export const toasts = signal<ToastMessage[]>([])
