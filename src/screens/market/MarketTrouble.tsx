import { type MarketFilters, toMarketFilters } from '../../domain/marketFilters'
import type { AppError } from '../../errors'
import { locale, t } from '../../i18n'
import { searchIcon } from '../../ui/art/icons/search'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { EmptyState } from '../../ui/states/EmptyState'
import { LoadError } from '../../ui/states/LoadError'
import { marketPath } from './marketPath'

export interface MarketTroubleProps {
  filters: MarketFilters
  /** How many offers there are without the search, if there is one. */
  without: number | undefined
  /** null: the answer was an empty list. */
  error: AppError | null
  busy: boolean
  onRetry: () => void
}

/** Why there are no offers to see, and what to do next. */
export default function MarketTrouble({ filters: { tab }, without, error, busy, onRetry }: MarketTroubleProps) {
  if (error) return <LoadError title={t('market.notLoaded')} error={error} onRetry={onRetry} busy={busy} />
  return (
    <EmptyState
      icon={searchIcon}
      title={t('market.empty')}
      text={
        without === undefined ? (
          t('market.emptyText')
        ) : (
          <span role="status">{t('market.searchedNone', { total: without.toLocaleString(locale.value) })}</span>
        )
      }
      action={
        <LinkButton kind="primary" href={marketPath({ ...toMarketFilters(''), tab })}>
          {t('market.reset')}
        </LinkButton>
      }
    />
  )
}
