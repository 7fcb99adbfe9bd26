import { css } from 'goober'
import { useEffect, useRef } from 'react'
import type { MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { ElementMark } from '../../ui/art/elements/ElementMark'
import { elementsOf } from '../../ui/art/elements/elementsOf'
import { Icon } from '../../ui/art/Icon'
import { Chips } from '../../ui/inputs/Chips'
import { SearchField } from '../../ui/inputs/SearchField'
import { numberText } from '../../ui/text/numberText'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { useOfferCount } from './useOfferCount'

/** The sign of all of them: a rhombus in another. */
const ALL = 'M12 2.5 21.5 12 12 21.5 2.5 12ZM12 8l4 4-4 4-4-4Z'

/** The search, and three rows of two; as high as the place that is kept for them. */
const pairs = css`
  & fieldset {
    margin-top: 8px;
  }
  & fieldset label {
    flex: 1 0 40%;
    padding: 4px 2px 4px 10px;
    font-size: 0.9375rem;
    line-height: 1.2;
  }
`

export interface LiveFiltersProps {
  filters: MarketFilters
  /** How many offers the filters leave at first; null if that is not known. */
  total: number | null
  /** The focus goes to the search. */
  atSearch: boolean
  onChange: (filters: MarketFilters) => void
  /** How many offers the filters leave; null while that is not known. */
  onCount: (count: number | null) => void
}

/** The search, camps or skill types, each with its sign, and the count of what the choice would leave. */
export default function LiveFilters({ filters, total, atSearch, onChange, onCount }: LiveFiltersProps) {
  const count = useOfferCount(filters, total)
  useEffect(() => onCount(count), [count])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (atSearch) box.current?.querySelector('input')?.focus()
  }, [])
  const { key, all, items } = elementsOf(filters.tab)
  return (
    <div class={pairs} ref={box}>
      <SearchField name="sheet" search={filters.search} onSearch={(search) => onChange({ ...filters, search })} />
      <Chips<number>
        label={t(`market.${key}`)}
        name={`sheet-${key}`}
        items={[
          { value: 0, text: all, mark: <Icon path={ALL} size={20} /> },
          ...items.map((item) => ({ ...item, mark: <ElementMark of={key} value={item.value} /> })),
        ]}
        current={filters[key]}
        onSelect={(value) => onChange({ ...filters, [key]: value })}
      />
      <p role="status" class={visuallyHidden}>
        {count !== null && t('market.count', { count: numberText(count) })}
      </p>
    </div>
  )
}
