import { callImToken } from '../device/imToken'
import { isDoneInTime } from '../device/isDoneInTime'

/** Selects the text in an off-screen field and has the browser copy it, for WebViews without a clipboard. */
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

/** Copies through the clipboard API; some WebViews lack it, refuse it or never answer. */
async function copyByClipboard(text: string): Promise<boolean> {
  try {
    return await isDoneInTime(navigator.clipboard.writeText(text))
  } catch {
    return false
  }
}

/**
 * Copies a text by whatever means this phone allows: the app around the page, the clipboard API, a selection. Call it
 * from a tap; it answers within two seconds.
 * @returns whether it was copied; wallets often forbid it, and then the text has to be shown, to press and hold
 */
export async function copyText(text: string): Promise<boolean> {
  // imToken confirms nothing: we only know that it took the call.
  return callImToken('native.setClipboard', text) || (await copyByClipboard(text)) || copyBySelection(text)
}
