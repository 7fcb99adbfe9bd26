import { type MarketFilters, toMarketFilters } from '../../domain/marketFilters'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { searchIcon } from '../../ui/art/icons/search'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { EmptyState } from '../../ui/states/EmptyState'
import { LoadError } from '../../ui/states/LoadError'
import { numberText } from '../../ui/text/numberText'
import { trouble } from './MarketTrouble.style'
import { marketPath } from './marketPath'

export interface MarketTroubleProps {
  filters: MarketFilters
  /** null: the answer was an empty list. */
  error: AppError | null
  busy: boolean
  /** How many offers there are without the search; absent: nothing is searched for. */
  others: number | undefined
  onRetry: () => void
}

/** Why there are no offers to see, and what to do next. */
export default function MarketTrouble({ filters: { tab, search }, error, busy, others, onRetry }: MarketTroubleProps) {
  if (error) return <LoadError title={t('market.notLoaded')} error={error} onRetry={onRetry} busy={busy} />
  return (
    <div class={trouble}>
      <EmptyState
        icon={searchIcon}
        title={others ? t('market.searchedNone', { search }) : t('market.empty')}
        text={
          <span role="status">
            {others ? t('market.searchedAll', { total: numberText(others) }) : t('market.emptyText')}
          </span>
        }
        action={
          <LinkButton kind="primary" href={marketPath({ ...toMarketFilters(''), tab })}>
            {t('market.reset')}
          </LinkButton>
        }
      />
    </div>
  )
}
