/**
 * Fills the digits after the point of a formatted amount with zeros, so that amounts in a column have their points below
 * each other. Never cuts.
 * @param point the locale's decimal mark
 */
export function padFraction(amount: string, digits: number, point: string): string {
  const at = amount.indexOf(point)
  const has = at < 0 ? 0 : amount.length - at - point.length
  return `${amount}${at < 0 && digits > 0 ? point : ''}${'0'.repeat(Math.max(0, digits - has))}`
}
