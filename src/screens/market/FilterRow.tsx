import { css } from 'goober'
import type { MarketFilters } from '../../domain/marketFilters'
import { MarketFilterFields } from '../../ui/inputs/MarketFilterFields'

const row = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 12.5rem));
  grid-gap: 12px;
`

export interface FilterRowProps {
  filters: MarketFilters
  onChange: (filters: MarketFilters) => void
}

/** The filters in a row; each choice applies at once. */
export default function FilterRow({ filters, onChange }: FilterRowProps) {
  return (
    <div class={row}>
      <MarketFilterFields name="row" filters={filters} onChange={onChange} />
    </div>
  )
}
