import { type ToastMessage, toasts } from '../../state/toasts'
import { uncopied } from '../../state/uncopied'

const SHOWN_MS = 5000
let count = 0

/** Shows a short message; errors stay until they are dismissed. */
export function toast(kind: ToastMessage['kind'], text: ToastMessage['text']): void {
  const message = { id: ++count, kind, text }
  toasts.value = [...toasts.value.slice(-2), message]
  if (kind !== 'error') setTimeout(() => dismissToast(message.id), SHOWN_MS)
}

/** Tells whether copying worked, because wallets often forbid it. @param text shown whole if it could not be copied */
export function toastCopied(isCopied: boolean, text?: string): void {
  if (isCopied || text === undefined) toast(isCopied ? 'done' : 'note', isCopied ? 'frame.copied' : 'frame.notCopied')
  else uncopied.value = text
}

/** Removes a message. */
export function dismissToast(id: number): void {
  toasts.value = toasts.value.filter((message) => message.id !== id)
}
