import { useEffect, useMemo } from 'preact/hooks'
import { useSearch } from 'wouter'
import { loadMarket } from '../../actions/loadMarket'
import { toMarketFilters, toMarketQuery } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { market, marketFilters } from '../../state/market'
import { PageTitle } from '../../ui/PageTitle'
import { MarketBar } from './MarketBar'
import { MarketList } from './MarketList'
import { MarketSkeleton } from './MarketSkeleton'
import { MarketTabs } from './MarketTabs'

/** What is on offer. The address says which kind and filters; nothing else does. Spec 2. */
export default function Market() {
  const query = toMarketQuery(toMarketFilters(useSearch()))
  const filters = useMemo(() => toMarketFilters(query), [query])
  const { data, busy, error } = market.value
  const isOther = toMarketQuery(marketFilters.value) !== query
  const isMissing = !data && !busy && !error
  useEffect(() => {
    // A list that is here is kept: coming back from an asset finds it as it was left.
    if (isOther || isMissing) void loadMarket(filters)
  }, [query, isMissing])
  const title = t('market.title')
  useEffect(() => {
    document.title = title
  }, [title])
  const total = isOther ? undefined : data?.total
  return (
    <>
      <PageTitle title={title} />
      <MarketTabs filters={filters} />
      <MarketBar key={query} filters={filters} total={total} />
      {isOther || (!data && !error) ? <MarketSkeleton /> : <MarketList query={query} filters={filters} />}
    </>
  )
}
