import { callImToken } from './device/imToken'
import { isDoneInTime } from './device/isDoneInTime'

/** Selects the text in a field outside the view and has the browser copy it, for WebViews without a clipboard. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;left:-999px;font-size:16px'
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  field.setSelectionRange(0, text.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** By the browser's own clipboard; some web views lack it, refuse it or never answer. */
async function copyByClipboard(text: string): Promise<boolean> {
  try {
    return await isDoneInTime(navigator.clipboard.writeText(text))
  } catch {
    return false
  }
}

/**
 * Copies a text by whatever this phone allows: the app around the page, the browser's clipboard, a selection. It has to
 * be called from a tap, and answers within two seconds.
 * @returns whether it was copied, for wallets often forbid it; then the text has to be shown, to be pressed and held
 */
export async function copyText(text: string): Promise<boolean> {
  // imToken confirms nothing: that it took the call is all there is to know.
  return callImToken('native.setClipboard', text) || (await copyByClipboard(text)) || copyBySelection(text)
}
