import { groupDigits, marksOf } from './groupDigits'
import { toDecimal } from './money'

/**
 * Formats an amount in the coin's smallest unit for players: grouped, and cut instead of rounded up, because nobody has
 * what rounding would add. An amount too small to show appears as less than the smallest one shown, not as zero.
 * Spec 1.
 */
export function formatAmount(
  units: bigint,
  decimals: number,
  locale: string,
  { maxFraction = decimals }: { maxFraction?: number } = {},
): string {
  const [, point] = marksOf(locale)
  const sign = units < 0n ? '-' : ''
  const [whole = '0', fraction = ''] = toDecimal(units < 0n ? -units : units, decimals).split('.')
  const shown = fraction.slice(0, maxFraction).replace(/0+$/, '')
  if (units !== 0n && whole === '0' && shown === '') {
    const smallest = maxFraction > 0 ? `0${point}${'0'.repeat(maxFraction - 1)}1` : '1'
    return sign ? `>-${smallest}` : `<${smallest}`
  }
  return sign + groupDigits(whole, locale) + (shown && point + shown)
}
