/**
 * Strings, which are passed over, and numbers that stand where a value ends. What is no JSON must not become JSON by
 * the quotes: hence no leading zeros, and no numbers in front of a colon.
 */
const TOKENS = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?=\s*(?:[,\]}]|$))/g
const MOST_EXACT_DIGITS = 15

/** JSON with every number of 16 digits and more in quotes: as a number it would lose digits. */
export function quoteLongNumbers(json: string): string {
  if (!/[\d.]{16}/.test(json)) return json
  return json.replace(TOKENS, (token) =>
    token[0] !== '"' && token.replace(/\D/g, '').length > MOST_EXACT_DIGITS ? `"${token}"` : token,
  )
}
