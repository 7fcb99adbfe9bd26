import { marksOf } from '../../domain/groupDigits'
import type { LegionLevel } from '../../domain/legion'
import { padFraction } from '../../domain/padFraction'
import { locale, t } from '../../i18n'
import { amountText } from '../../ui/money/amountText'

export const levelText = (level: LegionLevel): string => t(`legion.level_${level}`)

/** Points as players read them: cut after two digits, and never with fewer, so that a column's points are in line. */
export const pointsText = (points: bigint): string =>
  padFraction(amountText(points, 'MDS', 2), 2, marksOf(locale.value)[1])

/** A rate in hundredths of a percent: "6%". */
export const rateText = (rate: number): string => t('legion.percent', { percent: rate / 100 })

/** "2026-11" as the reader writes a month; any other text stays as it is. */
export function monthText(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? []
  if (!year || !number) return month
  const first = Date.UTC(Number(year), Number(number) - 1, 1)
  return new Intl.DateTimeFormat(locale.value, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(first)
}
