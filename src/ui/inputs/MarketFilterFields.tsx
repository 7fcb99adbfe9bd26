import { GRADE_BANDS } from '../../domain/gradeBands'
import {
  CAMPS,
  isSkillMode,
  MARKET_SORTS,
  type MarketFilters,
  PROFESSIONS,
  SKILLS,
  STARS,
} from '../../domain/marketFilters'
import { type TextKey, t } from '../../i18n'
import { SearchField } from './SearchField'
import { type Option, Select } from './Select'

export type MarketFilterFieldsProps = {
  /** Stem of the fields' names: unique on the page. */
  name: string
  filters: MarketFilters
  onChange: (filters: MarketFilters) => void
}

const choices = <N extends number>(all: TextKey, values: readonly N[], textOf: (value: N) => string): Option[] => [
  { value: '0', text: t(all) },
  ...values.map((value) => ({ value: String(value), text: textOf(value) })),
]

/** The first means all of them. */
const starOptions = (): Option[] => [
  { value: '0', text: '1–7 ★' },
  ...STARS.map((count) => ({ value: String(count), text: `${count} ★` })),
]

/**
 * The market's filters: skill type and grade on the dragon tab, camp, profession and star elsewhere; the order; a search. Spec 2, 3.
 */
export function MarketFilterFields({ name, filters, onChange }: MarketFilterFieldsProps) {
  const field = (key: 'camp' | 'profession' | 'skill' | 'gradeBand' | 'star', label: string, options: Option[]) => (
    <Select
      key={key}
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
      {isSkillMode(filters.tab)
        ? [
            field(
              'skill',
              t('market.skill'),
              choices('market.allSkills', SKILLS, (value) => t(`asset.skill${value}`)),
            ),
            field('gradeBand', t('market.grade'), choices('market.allGrades', bands, bandText)),
          ]
        : [
            field(
              'camp',
              t('market.camp'),
              choices('market.allCamps', CAMPS, (value) => t(`asset.camp${value}`)),
            ),
            field(
              'profession',
              t('market.profession'),
              choices('market.allProfessions', PROFESSIONS, (value) => t(`asset.profession${value}`)),
            ),
            field('star', t('market.star'), starOptions()),
          ]}
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
