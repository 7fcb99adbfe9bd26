import { t } from '../../i18n'
import { elementsOf } from '../art/elements/elementsOf'
import type { MarketFilterFieldsProps } from './MarketFilterFields'
import { Select } from './Select'

/** Camp, or skill type on the dragon tab, as a field before the others. */
export function ElementSelect({ name, filters, onChange }: MarketFilterFieldsProps) {
  const { key, all, items } = elementsOf(filters.tab)
  return (
    <Select
      label={t(`market.${key}`)}
      name={`${name}-${key}`}
      value={String(filters[key])}
      options={[{ value: '0', text: all }, ...items.map(({ value, text }) => ({ value: String(value), text }))]}
      onSelect={(value) => onChange({ ...filters, [key]: Number(value) })}
    />
  )
}
