import { css } from 'goober'
import { isSkillMode, type MarketFilters } from '../../domain/marketFilters'
import { tileGrid } from '../../ui/art/AssetTile.style'
import { ElementSelect } from '../../ui/inputs/ElementSelect'
import { MarketFilterFields } from '../../ui/inputs/MarketFilterFields'
import { SearchField } from '../../ui/inputs/SearchField'
import { SortSelect } from '../../ui/inputs/SortSelect'
import { lowFields } from './lowFields.style'

/** One field a column of the offers; the search has those that are left. */
const row = css`
  display: grid;
  flex: 1;
  & > [data-after] {
    grid-column: 5 / -1;
  }
  & > [data-after='3'] {
    grid-column-start: 4;
  }
  @media (min-width: 90rem) {
    && {
      grid-template-columns: 1fr;
      grid-gap: 12px;
    }
    & > [data-after] {
      grid-column: 1;
    }
  }
`

export interface FilterRowProps {
  filters: MarketFilters
  onChange: (filters: MarketFilters) => void
}

/** The filters in a row, or one under the other beside the offers; each choice applies at once. */
export default function FilterRow({ filters, onChange }: FilterRowProps) {
  return (
    <div class={`${tileGrid} ${row} ${lowFields}`}>
      <ElementSelect name="row" filters={filters} onChange={onChange} />
      <MarketFilterFields name="row" filters={filters} onChange={onChange} />
      <SortSelect name="row" filters={filters} onChange={onChange} />
      <div data-after={isSkillMode(filters.tab) ? 3 : 4}>
        <SearchField name="row" search={filters.search} onSearch={(search) => onChange({ ...filters, search })} />
      </div>
    </div>
  )
}
