import { useLayoutEffect } from 'react'
import { loadMarket, loadMoreMarket } from '../../actions/load/loadMarket'
import { keepScroll, scrollOf } from '../../actions/page/keepScroll'
import { untilQuiet } from '../../actions/page/untilQuiet'
import type { Asset } from '../../domain/asset'
import { type MarketFilters, narrowingFilters, toMarketQuery } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { clockSkew } from '../../state/clock'
import { market, marketFilters } from '../../state/market'
import { AssetCard } from '../../ui/art/AssetCard'
import { lazyPart } from '../../ui/lazyPart'
import { ListEnd } from '../../ui/lists/ListEnd'
import { LongGrid } from '../../ui/lists/LongGrid'
import { Stack } from '../../ui/lists/Stack'
import { useReadInLanguage } from '../../ui/lists/useReadInLanguage'
import { AsOf } from '../../ui/states/AsOf'
import { LoadError } from '../../ui/states/LoadError'
import { Unread } from '../../ui/states/Unread'
import { numberText } from '../../ui/text/numberText'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { MarketSkeleton } from './MarketSkeleton'

const MarketEnd = lazyPart(() => import('./MarketEnd'))
const MarketEmpty = lazyPart(() => import('./MarketEmpty'), ['marketEmpty'])

export interface MarketListProps {
  query: string
  filters: MarketFilters
}

/** The offers under these filters; loads them if they are not there yet. */
export default function MarketList({ query, filters }: MarketListProps) {
  const { data, busy, error } = market.value
  const isOther = toMarketQuery(marketFilters.value) !== query
  const isMissing = !data && !busy && !error
  // A loaded list is kept: on return from an asset the player finds it as they left it.
  useReadInLanguage('market', query, isOther || isMissing, () => void loadMarket(filters))
  return isOther || (!data && !error) ? <MarketSkeleton /> : <Offers query={query} filters={filters} />
}

/** A component of its own, because the list draws each tile once, and the provider's clock may be known later. */
const Offer = ({ asset, soon }: { asset: Asset; soon: boolean }) => (
  <AssetCard asset={asset} soon={soon} clockOffset={clockSkew.value} timeAfter={untilQuiet} />
)

/** The offers, loading page after page on scrolling. */
function Offers({ query, filters }: MarketListProps) {
  useLayoutEffect(() => keepScroll('/marketplace', query), [query])
  const { data, busy, error, asOf } = market.value
  const goOn = () => void (data ? loadMoreMarket() : loadMarket(filters))
  const isEmpty = data?.items.length === 0 && data.next === null && !data.unread
  const hasMore = data?.next !== null
  const wayOn = !hasMore && narrowingFilters(filters).length > 0 && <MarketEnd filters={filters} />
  return (
    <Stack>
      <h2 class={visuallyHidden}>{t('market.list')}</h2>
      <AsOf of={market.value} onRetry={goOn} />
      <Unread count={data?.unread} />
      {data?.searched && !isEmpty && (
        <p role="status">
          {t('market.searched', {
            found: data.items.length,
            read: numberText(data.searched.read),
            total: numberText(data.searched.total),
          })}
        </p>
      )}
      {data && !isEmpty && (
        <LongGrid
          key={query}
          label={t('market.list')}
          items={data.items}
          keyOf={(asset) => asset.id}
          draw={(asset, soon) => <Offer asset={asset} soon={soon} />}
          onNearEnd={() => {
            // A search goes on at a tap: it may read many pages.
            if (hasMore && !busy && !error && !data.searched) goOn()
          }}
          startAt={scrollOf('/marketplace', query)}
          end={wayOn}
          restAfter={untilQuiet}
        />
      )}
      {busy && asOf === undefined && <MarketSkeleton />}
      {error ? (
        <LoadError title={t('market.notLoaded')} error={error} onRetry={goOn} busy={busy} />
      ) : (
        (isEmpty || (wayOn && data.items.length > 0)) && (
          <MarketEmpty filters={filters} offers={data.items.length} others={data.searched?.total} />
        )
      )}
      {data && !isEmpty && !error && !busy && !wayOn && <ListEnd onMore={hasMore && goOn} />}
    </Stack>
  )
}
