/** Strings, even unterminated, and whatever starts like a number. No token can fail late, so it takes linear time. */
const TOKENS = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d[\d.eE+-]*(\s*:)?/g
/** A plain JSON number of 16 digits or more. Not before a colon: quotes must not turn invalid JSON into valid. */
const LONG_NUMBER = /^-?(?=(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/

/** Puts each number of 16 digits or more in quotes: as a number it would lose digits. */
export const quoteLongNumbers = (json: string): string =>
  json.replace(TOKENS, (token) => (LONG_NUMBER.test(token) ? `"${token}"` : token))
