import { useEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import { toMarketFilters, toMarketQuery } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { market, marketFilters } from '../../state/market'
import { lazyPart } from '../../ui/lazyPart'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { marketPage } from './Market.style'
import { MarketBar } from './MarketBar'
import { MarketSkeleton } from './MarketSkeleton'
import { MarketTabs } from './MarketTabs'

/** Tiles, amounts and the client that fetches them load after tabs and filters are usable. */
const MarketList = lazyPart(() => import('./MarketList'), ['asset'])

/** What is on offer. Only the address decides the kind and filters. Spec 2. */
export default function Market() {
  const query = toMarketQuery(toMarketFilters(useSearch()))
  const filters = useMemo(() => toMarketFilters(query), [query])
  const isOther = toMarketQuery(marketFilters.value) !== query
  const title = t('market.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div class={marketPage}>
      <h1 class={visuallyHidden}>{title}</h1>
      <MarketTabs filters={filters} />
      <MarketBar filters={filters} total={isOther ? undefined : market.value.data?.total} />
      <MarketList query={query} filters={filters}>
        <MarketSkeleton />
      </MarketList>
    </div>
  )
}
