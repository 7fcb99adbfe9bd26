/** Strings, also one that never ends, and whatever starts like a number. No token can fail late: the time is linear. */
const TOKENS = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d[\d.eE+-]*(\s*:)?/g
/** A plain JSON number of 16 digits and more. Not before a colon: what is no JSON must not become JSON by quotes. */
const LONG_NUMBER = /^-?(?=(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/

/** JSON with each number of 16 digits and more in quotes: as a number it would lose digits. */
export const quoteLongNumbers = (json: string): string =>
  json.replace(TOKENS, (token) => (LONG_NUMBER.test(token) ? `"${token}"` : token))
