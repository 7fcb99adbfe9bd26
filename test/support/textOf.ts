/** Stands for a place where a word may break, which reads like nothing. */
const NO_BLANK = '\u2060'

/** The text of a part as it is read: what stands in different elements has a blank between, and no blank is doubled. */
export function textOf(part: Node | null | undefined): string {
  if (!part) return ''
  if (part.nodeType === part.TEXT_NODE) return part.textContent?.trim() ?? ''
  if (part.nodeName === 'WBR') return NO_BLANK
  const text = [...part.childNodes].map(textOf).filter(Boolean).join(' ').replace(/\s+/g, ' ')
  return text.split(new RegExp(` ?${NO_BLANK} ?`)).join('')
}
