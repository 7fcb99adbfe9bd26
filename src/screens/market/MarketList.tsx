import { loadMarket, loadMoreMarket } from '../../actions/loadMarket'
import { type MarketFilters, toMarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { market } from '../../state/market'
import { AssetCard } from '../../ui/AssetCard'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { searchIcon } from '../../ui/icons/search'
import { LinkButton } from '../../ui/LinkButton'
import { LoadError } from '../../ui/LoadError'
import { LongGrid } from '../../ui/LongGrid'
import { scrollOf, useKeptScroll } from './keepScroll'
import { marketEnd } from './Market.style'
import { MarketSkeleton } from './MarketSkeleton'
import { marketPath } from './marketPath'

export interface MarketListProps {
  query: string
  filters: MarketFilters
}

/** The offers, page after page as one scrolls. */
export function MarketList({ query, filters }: MarketListProps) {
  useKeptScroll(query)
  const { data, busy, error } = market.value
  const retry = () => void (data ? loadMoreMarket() : loadMarket(filters))
  const failure = error && <LoadError title={t('market.notLoaded')} error={error} onRetry={retry} busy={busy} />
  if (!data) return failure
  if (data.items.length === 0 && data.next === null) return <Nothing filters={filters} />
  const hasMore = data.next !== null
  return (
    <>
      <LongGrid
        key={query}
        label={t('market.list')}
        items={data.items}
        keyOf={(asset) => asset.id}
        draw={(asset) => <AssetCard asset={asset} />}
        onNearEnd={() => {
          if (hasMore && !busy && !error) void loadMoreMarket()
        }}
        scrollTo={scrollOf(query)}
      />
      {busy && <MarketSkeleton />}
      {failure}
      <div class={marketEnd}>
        {!hasMore ? <p>{t('market.end')}</p> : !busy && !error && <Button onClick={retry}>{t('market.more')}</Button>}
      </div>
    </>
  )
}

function Nothing({ filters: { tab } }: { filters: MarketFilters }) {
  return (
    <EmptyState
      icon={searchIcon}
      title={t('market.empty')}
      text={t('market.emptyText')}
      action={<LinkButton href={marketPath({ ...toMarketFilters(''), tab })}>{t('market.reset')}</LinkButton>}
    />
  )
}
