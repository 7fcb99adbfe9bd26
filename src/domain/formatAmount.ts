import { toDecimal } from './money'

type Marks = readonly [group: string, point: string]
/** Cached by locale: creating a formatter for each row of a long list is noticeably slow. */
const known = new Map<string, Marks>()

/** A locale's thousands separator and decimal point. */
function marksOf(locale: string): Marks {
  let marks = known.get(locale)
  if (!marks) {
    // A sample number shows both marks at known places; amounts themselves never become floats.
    const sample = /^12(\D)345(\D)6$/.exec(new Intl.NumberFormat(locale).format(12345.6))
    marks = [sample?.[1] ?? ',', sample?.[2] ?? '.']
    known.set(locale, marks)
  }
  return marks
}

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
  const [group, point] = marksOf(locale)
  const sign = units < 0n ? '-' : ''
  const [whole = '0', fraction = ''] = toDecimal(units < 0n ? -units : units, decimals).split('.')
  const shown = fraction.slice(0, maxFraction).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  if (units !== 0n && whole === '0' && shown === '') {
    const smallest = maxFraction > 0 ? `0${point}${'0'.repeat(maxFraction - 1)}1` : '1'
    return sign ? `>-${smallest}` : `<${smallest}`
  }
  return sign + grouped + (shown && point + shown)
}
