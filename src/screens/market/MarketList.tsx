import { loadMarket, loadMoreMarket } from '../../actions/loadMarket'
import type { MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { market } from '../../state/market'
import { AssetCard } from '../../ui/AssetCard'
import { Button } from '../../ui/Button'
import { LongGrid } from '../../ui/LongGrid'
import { lazyPart } from '../../ui/lazyPart'
import { visuallyHidden } from '../../ui/visuallyHidden'
import { scrollOf, useKeptScroll } from './keepScroll'
import { marketEnd } from './Market.style'
import { MarketSkeleton } from './MarketSkeleton'

const MarketTrouble = lazyPart(() => import('./MarketTrouble'))

export interface MarketListProps {
  query: string
  filters: MarketFilters
}

/** The offers, page after page as one scrolls. */
export function MarketList({ query, filters }: MarketListProps) {
  useKeptScroll(query)
  const { data, busy, error } = market.value
  const goOn = () => void (data ? loadMoreMarket() : loadMarket(filters))
  const isEmpty = data?.items.length === 0 && data.next === null
  const hasMore = data?.next !== null
  return (
    <>
      <h2 class={visuallyHidden}>{t('market.list')}</h2>
      {data && !isEmpty && (
        <LongGrid
          key={query}
          label={t('market.list')}
          items={data.items}
          keyOf={(asset) => asset.id}
          draw={(asset) => <AssetCard asset={asset} />}
          onNearEnd={() => {
            if (hasMore && !busy && !error) goOn()
          }}
          startAt={scrollOf(query)}
        />
      )}
      {busy && <MarketSkeleton />}
      {(error || isEmpty) && <MarketTrouble filters={filters} error={error} busy={busy} onRetry={goOn} />}
      {data && !isEmpty && !error && !busy && (
        <div class={marketEnd}>
          {hasMore ? <Button onClick={goOn}>{t('market.more')}</Button> : <p>{t('market.end')}</p>}
        </div>
      )}
    </>
  )
}
