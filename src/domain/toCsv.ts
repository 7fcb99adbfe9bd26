/**
 * A spreadsheet takes a cell that begins so for a formula, some also by the signs' full-width forms; a tab or line break
 * could hide one.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/
/** Where cells are parted by semicolons, as in Indonesian, a formula could begin within one of ours. */
const HIDDEN = /([;\t])(?=\s*[=+\-@＝＋－＠])/g
const NUMBER = /^-?\d+(\.\d+)?$/

/** A cell of a CSV text: quoted where it has to be, and never a formula. RFC 4180; OWASP, "CSV Injection". */
function toCell(text: string): string {
  const safe = (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text).replace(HIDDEN, "$1'")
  return /[",;\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** Rows as CSV. RFC 4180 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(toCell).join(',')).join('\r\n')
