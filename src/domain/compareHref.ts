/** The page that compares two assets, by their ids. */
export const compareHref = (one: string, other: string): string =>
  `/compare?one=${encodeURIComponent(one)}&other=${encodeURIComponent(other)}`

/** The ids in the address of that page; null if it does not name two. */
export function toCompared(search: string): { one: string; other: string } | null {
  const query = new URLSearchParams(search)
  const [one, other] = [query.get('one'), query.get('other')]
  return one && other ? { one, other } : null
}

/** The id of the one that an address names; null: none. */
export function oneOf(search: string): string | null {
  const query = new URLSearchParams(search)
  return query.get('one') || query.get('other') || null
}
