/** The text of a part as it is read: what stands in different elements has a blank between, and no blank is doubled. */
export function textOf(part: Node | null | undefined): string {
  if (!part) return ''
  if (part.nodeType === part.TEXT_NODE) return part.textContent?.trim() ?? ''
  return [...part.childNodes].map(textOf).filter(Boolean).join(' ').replace(/\s+/g, ' ')
}
