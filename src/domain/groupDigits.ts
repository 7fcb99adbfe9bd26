/**
 * Thousands separator and decimal point. Not asked of Intl, whose first formatter takes a phone longer than anything else
 * that an asset's page computes.
 */
export const marksOf = (locale: string): readonly [group: string, point: string] =>
  locale === 'id' ? ['.', ','] : [',', '.']

/** Groups the digits of a whole number by thousands. */
export const groupDigits = (digits: string, locale: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, marksOf(locale)[0])
