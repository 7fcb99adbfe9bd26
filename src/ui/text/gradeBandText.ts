import { GRADE_BANDS } from '../../domain/gradeBands'
import { t } from '../../i18n'

/** "Grade 6 to 10", of an index into GRADE_BANDS. */
export function gradeBandText(index: number): string {
  const [from = 1, to = 24] = GRADE_BANDS[index] ?? []
  return t('market.band', { from, to })
}
