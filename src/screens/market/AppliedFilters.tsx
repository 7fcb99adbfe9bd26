import { css } from 'goober'
import { type MarketFilters, type NarrowingFilter, narrowingFilters, toMarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { ElementMark } from '../../ui/art/elements/ElementMark'
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
    padding: 4px 10px 4px 12px;
    border: 1px solid var(--gold);
    border-radius: 22px;
    background: var(--mist);
    color: var(--gold);
    font-size: 0.9375rem;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }
  & [data-part='word'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    flex: none;
  }
  & button > :last-child {
    margin-left: 6px;
  }
`

/** How many they are, on the sign of a phone's button for them, which moves nothing; a wider one says it in its words. */
const badge = css`
  position: absolute;
  top: 5px;
  right: -6px;
  min-width: 16px;
  border-radius: 8px;
  background: var(--gold);
  color: var(--on-gold);
  font-size: 11px;
  line-height: 16px;
  text-align: center;
  pointer-events: none;
  @media (min-width: 48rem) {
    display: none;
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
  const keys = narrowingFilters(filters)
  return (
    <>
      <b class={badge} aria-hidden="true">
        {keys.length}
      </b>
      <ul class={chips} aria-label={t('market.filter')}>
        {keys.map((key) => {
          const word = WORDS[key](filters)
          return (
            <li key={key}>
              <button
                type="button"
                aria-label={`${word}: ${t('market.resetAll')}`}
                onClick={() => onChange({ ...filters, [key]: all[key] })}
              >
                {(key === 'camp' || key === 'skill') && <ElementMark of={key} value={filters[key]} />}
                <span data-part="word">{word}</span>
                <Icon path={closeIcon} size={16} />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
