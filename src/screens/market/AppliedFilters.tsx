import { css } from 'goober'
import { type MarketFilters, type NarrowingFilter, narrowingFilters, toMarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { closeIcon } from '../../ui/art/icons/close'
import { gradeBandText } from '../../ui/text/gradeBandText'

const chips = css`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -4px;
  & > li {
    max-width: 100%;
    margin: 0 4px 8px;
  }
  & button {
    display: flex;
    align-items: center;
    max-width: 100%;
    min-height: 44px;
    padding: 4px 10px 4px 14px;
    border: 1px solid var(--gold);
    border-radius: 22px;
    background: var(--mist);
    color: var(--gold);
    font-size: 0.9375rem;
    cursor: pointer;
    touch-action: manipulation;
  }
  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    flex: none;
    margin-left: 6px;
  }
`

/** What each filter lets through, in the words of its field. */
const WORDS: Readonly<Record<NarrowingFilter, (filters: MarketFilters) => string>> = {
  camp: ({ camp }) => t(`asset.camp${camp as 1}`),
  profession: ({ profession }) => t(`asset.profession${profession as 2}`),
  gradeBand: ({ gradeBand }) => gradeBandText(gradeBand),
  skill: ({ skill }) => t(`asset.skill${skill as 1}`),
  star: ({ star }) => `${star} ★`,
  search: ({ search }) => search,
}

export interface AppliedFiltersProps {
  filters: MarketFilters
  onChange: (filters: MarketFilters) => void
}

/** The filters that hide offers, each to be taken back by a tap. */
export default function AppliedFilters({ filters, onChange }: AppliedFiltersProps) {
  const all = toMarketFilters('')
  return (
    <ul class={chips} aria-label={t('market.filter')}>
      {narrowingFilters(filters).map((key) => {
        const word = WORDS[key](filters)
        return (
          <li key={key}>
            <button
              type="button"
              aria-label={`${word}: ${t('market.resetAll')}`}
              onClick={() => onChange({ ...filters, [key]: all[key] })}
            >
              <span>{word}</span>
              <Icon path={closeIcon} size={16} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
