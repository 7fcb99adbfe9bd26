import { css } from 'goober'
import type { MarketFilters } from '../../domain/marketFilters'
import { MarketFilterFields } from '../../ui/inputs/MarketFilterFields'

const row = css`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  margin-left: 16px;
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
