/**
 * Fills the digits after the point of a formatted amount with zeros, so that amounts in a column have their points below
 * each other. Never cuts.
 * @param point the locale's decimal mark
 */
export function padFraction(amount: string, digits: number, point: string): string {
  const [whole, fraction = ''] = amount.split(point)
  return digits > 0 ? `${whole}${point}${fraction.padEnd(digits, '0')}` : amount
}
