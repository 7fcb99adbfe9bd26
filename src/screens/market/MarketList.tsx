import { useEffect } from 'preact/hooks'
import { loadMarket, loadMoreMarket } from '../../actions/loadMarket'
import { type MarketFilters, toMarketQuery } from '../../domain/marketFilters'
import { t, wishedLocale } from '../../i18n'
import { market, marketFilters } from '../../state/market'
import { AssetCard } from '../../ui/AssetCard'
import { scrollOf, useKeptScroll } from '../../ui/keepScroll'
import { ListEnd } from '../../ui/ListEnd'
import { LongGrid } from '../../ui/LongGrid'
import { lazyPart } from '../../ui/lazyPart'
import { visuallyHidden } from '../../ui/visuallyHidden'
import { MarketSkeleton } from './MarketSkeleton'

const MarketTrouble = lazyPart(() => import('./MarketTrouble'))

export interface MarketListProps {
  query: string
  filters: MarketFilters
}

/** The language the list was read in: the provider gives the offers' names in it. */
let readIn = wishedLocale.peek()

/** The offers under these filters; loads them if they are not there yet. */
export default function MarketList({ query, filters }: MarketListProps) {
  const { data, busy, error } = market.value
  const isOther = toMarketQuery(marketFilters.value) !== query
  const isMissing = !data && !busy && !error
  const language = wishedLocale.value
  useEffect(() => {
    // Keep a loaded list: on return from an asset the player finds it as they left it.
    if (isOther || isMissing || readIn !== language) void loadMarket(filters)
    readIn = language
  }, [query, isMissing, language])
  return isOther || (!data && !error) ? <MarketSkeleton /> : <Offers query={query} filters={filters} />
}

/** The offers, loading page after page on scrolling. */
function Offers({ query, filters }: MarketListProps) {
  useKeptScroll('/marketplace', query)
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
          startAt={scrollOf('/marketplace', query)}
        />
      )}
      {busy && <MarketSkeleton />}
      {(error || isEmpty) && <MarketTrouble filters={filters} error={error} busy={busy} onRetry={goOn} />}
      {data && !isEmpty && !error && !busy && <ListEnd onMore={hasMore && goOn} />}
    </>
  )
}
