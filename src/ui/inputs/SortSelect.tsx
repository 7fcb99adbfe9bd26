import { MARKET_SORTS } from '../../domain/marketFilters'
import { t } from '../../i18n'
import type { MarketFilterFieldsProps } from './MarketFilterFields'
import { Select } from './Select'

/** The market's order, as a field among its filters. */
export function SortSelect({ name, filters, onChange }: MarketFilterFieldsProps) {
  return (
    <Select
      label={t('market.sort')}
      name={`${name}-sort`}
      value={filters.sort}
      options={MARKET_SORTS.map((value) => ({ value, text: t(`market.sort_${value}`) }))}
      onSelect={(sort) => onChange({ ...filters, sort })}
    />
  )
}
