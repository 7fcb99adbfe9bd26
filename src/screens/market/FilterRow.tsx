import { css } from 'goober'
import type { MarketFilters } from '../../domain/marketFilters'
import { ElementSelect } from '../../ui/inputs/ElementSelect'
import { MarketFilterFields } from '../../ui/inputs/MarketFilterFields'
import { SearchField } from '../../ui/inputs/SearchField'
import { SortSelect } from '../../ui/inputs/SortSelect'
import { lowFields } from './lowFields.style'

const row = css`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  margin-left: 16px;
  grid-gap: 12px;
  @media (min-width: 90rem) {
    grid-template-columns: 1fr;
    margin: 12px 0 0;
  }
`

export interface FilterRowProps {
  filters: MarketFilters
  onChange: (filters: MarketFilters) => void
}

/** The filters in a row, or one under the other beside the offers; each choice applies at once. */
export default function FilterRow({ filters, onChange }: FilterRowProps) {
  return (
    <div class={`${row} ${lowFields}`}>
      <ElementSelect name="row" filters={filters} onChange={onChange} />
      <MarketFilterFields name="row" filters={filters} onChange={onChange} />
      <SortSelect name="row" filters={filters} onChange={onChange} />
      <SearchField name="row" search={filters.search} onSearch={(search) => onChange({ ...filters, search })} />
    </div>
  )
}
