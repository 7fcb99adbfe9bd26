/** The address if it is https, else null: nothing else from outside becomes a link. Spec 1, 3. */
export function toLink(address: string): string | null {
  try {
    const url = new URL(address)
    return url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}
