import { signal } from '@preact/signals'
import type { AppError } from '../errors'
import type { TextKey } from '../i18n'

export interface ToastMessage {
  id: number
  kind: 'done' | 'error' | 'note'
  /** A key of the texts, or an error that knows its own. */
  text: TextKey | AppError
}

export const toasts = signal<ToastMessage[]>([])
