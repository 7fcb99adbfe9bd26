import { css } from 'goober'
import { MARKET_SORTS, type MarketFilters, type MarketSort } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { searchIcon } from '../../ui/art/icons/search'
import { sortIcon } from '../../ui/art/icons/sort'
import { button } from '../../ui/inputs/Button.style'

/** The list that opens covers the words and the frame around them, unseen; another order than the first one shines. */
const sortChoice = css`
  position: relative;
  &&[data-chosen='true'] {
    color: var(--gold);
  }
  &:focus-within {
    outline: 2px solid var(--gold);
  }
  & > select {
    position: absolute;
    top: -1px;
    left: -1px;
    width: calc(100% + 2px);
    height: calc(100% + 2px);
    font-size: 1rem;
    opacity: 0;
    cursor: pointer;
  }
`

/** Its distance from the next button is the same as between the others. */
const alone = css`
  && {
    margin: 0;
  }
  && > svg {
    margin: 0;
  }
`

export interface SortChoiceProps {
  filters: MarketFilters
  onChange: (filters: MarketFilters) => void
  onSearch: () => void
}

/**
 * The way to the search, and the order that applies, in the look of a button: a tap opens the platform's own list over
 * it.
 */
export default function SortChoice({ filters, onChange, onSearch }: SortChoiceProps) {
  const items = MARKET_SORTS.map((value) => ({ value, text: t(`market.sort_${value}`) }))
  return (
    <>
      <button
        type="button"
        class={`${button} ${alone}`}
        data-kind="quiet"
        aria-label={t('market.search')}
        onClick={onSearch}
      >
        <Icon path={searchIcon} size={20} />
      </button>
      <label class={`${button} ${sortChoice}`} data-kind="quiet" data-chosen={filters.sort !== MARKET_SORTS[0]}>
        <Icon path={sortIcon} size={20} />
        <span>{t(`market.sort_${filters.sort}`)}</span>
        <select
          aria-label={t('market.sort')}
          value={filters.sort}
          onInput={(event) => onChange({ ...filters, sort: event.currentTarget.value as MarketSort })}
        >
          {items.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
