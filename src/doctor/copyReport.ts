/** Some WebViews never answer when they refuse a copy. */
const LIMIT_MS = 1500

/**
 * Copies a field's text, from a tap: through the clipboard API, else by copying the selection. The text stays selected
 * if both are refused. @returns whether it was copied
 */
export async function copyReport(field: HTMLTextAreaElement): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard && typeof clipboard.writeText === 'function') {
    const asked = clipboard.writeText(field.value).then(
      () => true,
      () => false,
    )
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LIMIT_MS))
    if (await Promise.race([asked, late])) return true
  }
  field.focus()
  field.select()
  field.setSelectionRange(0, field.value.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
