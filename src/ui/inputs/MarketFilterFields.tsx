import { GRADE_BANDS } from '../../domain/gradeBands'
import { isSkillMode, type MarketFilters, PROFESSIONS, STARS } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { gradeBandText } from '../text/gradeBandText'
import { type Option, Select } from './Select'

export type MarketFilterFieldsProps = {
  /** Stem of the fields' names: unique on the page. */
  name: string
  filters: MarketFilters
  onChange: (filters: MarketFilters) => void
}

/** The first means all of them. */
const choices = <N extends number>(all: string, values: readonly N[], textOf: (value: N) => string): Option[] => [
  { value: '0', text: all },
  ...values.map((value) => ({ value: String(value), text: textOf(value) })),
]

/**
 * The market's filters between camp or skill type and the search: grade on the dragon tab, profession and star elsewhere.
 * Spec 2, 3.
 */
export function MarketFilterFields({ name, filters, onChange }: MarketFilterFieldsProps) {
  const field = (key: 'profession' | 'gradeBand' | 'star', label: string, options: Option[]) => (
    <Select
      label={label}
      name={`${name}-${key}`}
      value={String(filters[key])}
      options={options}
      onSelect={(value) => onChange({ ...filters, [key]: Number(value) })}
    />
  )
  const bands = GRADE_BANDS.map((_, index) => index).slice(1)
  if (isSkillMode(filters.tab))
    return field('gradeBand', t('market.grade'), choices(t('market.allGrades'), bands, gradeBandText))
  return (
    <>
      {field(
        'profession',
        t('market.profession'),
        choices(t('market.allProfessions'), PROFESSIONS, (value) => t(`asset.profession${value}`)),
      )}
      {field(
        'star',
        t('market.star'),
        choices('1–7 ★', STARS, (count) => `${count} ★`),
      )}
    </>
  )
}
