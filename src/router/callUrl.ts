/** A first GET of a screen, as its action sends it. */
export interface FirstCall {
  /** `{name|default}` stands for a value of the address's query; without a default, a call without it is not made. */
  url: string
  /** Values of the query that make the action ask for something else. */
  unless?: readonly string[]
  /** Made for players alone. */
  player?: true
}

/**
 * The path of a screen's first call at an address; null where the screen makes none, or another.
 * @param part the value in the path, of a route that has one
 */
export function callUrl(
  { url, unless = [], player }: FirstCall,
  query: URLSearchParams,
  part: string | undefined,
  isPlayer: boolean,
): string | null {
  if ((player && !isPlayer) || unless.some((name) => query.has(name))) return null
  let isWhole = true
  const path = url.replace(/\{([^|}]+)\|?([^}]*)\}/g, (_, name: string, standard: string) => {
    const value = part || query.get(name) || standard
    isWhole = isWhole && /^[\w-]+$/.test(value)
    return value
  })
  return isWhole ? path : null
}
