import { toDecimal } from './money'

type Marks = readonly [group: string, point: string]
/** By locale: making a formatter for each row of a long list would be felt. */
const known = new Map<string, Marks>()

/** The marks between thousands and before the fraction, as a locale writes them. */
function marksOf(locale: string): Marks {
  let marks = known.get(locale)
  if (!marks) {
    // A number that shows both marks at known places; amounts themselves never become floats.
    const sample = /^12(\D)345(\D)6$/.exec(new Intl.NumberFormat(locale).format(12345.6))
    marks = [sample?.[1] ?? ',', sample?.[2] ?? '.']
    known.set(locale, marks)
  }
  return marks
}

/**
 * An amount in the coin's smallest unit as players read it: grouped, cut and never rounded up, since nobody has what
 * rounding would add. An amount too small to show is shown as less than the smallest one, not as nothing. Spec 1.
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
