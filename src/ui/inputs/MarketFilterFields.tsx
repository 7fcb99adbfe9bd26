import { GRADE_BANDS } from '../../domain/gradeBands'
import { isSkillMode, MARKET_SORTS, type MarketFilters, PROFESSIONS, STARS } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { SearchField } from './SearchField'
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
 * The market's filters but for camp and skill type, which come before them: grade on the dragon tab, profession and star
 * elsewhere; the order; a search. Spec 2, 3.
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
  const bandText = (index: number) => {
    const [from = 1, to = 24] = GRADE_BANDS[index] ?? []
    return t('market.band', { from, to })
  }
  return (
    <>
      {isSkillMode(filters.tab) ? (
        field('gradeBand', t('market.grade'), choices(t('market.allGrades'), bands, bandText))
      ) : (
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
      )}
      <Select
        label={t('market.sort')}
        name={`${name}-sort`}
        value={filters.sort}
        options={MARKET_SORTS.map((value) => ({ value, text: t(`market.sort_${value}`) }))}
        onSelect={(sort) => onChange({ ...filters, sort })}
      />
      <SearchField name={name} search={filters.search} onSearch={(search) => onChange({ ...filters, search })} />
    </>
  )
}
