import { useLayoutEffect } from 'react'
import { loadMoreOwnAssets, loadOwnAssets } from '../../actions/load/loadOwnAssets'
import { keepScroll, scrollOf } from '../../actions/page/keepScroll'
import { untilQuiet } from '../../actions/page/untilQuiet'
import { t } from '../../i18n'
import { ownAssets } from '../../state/assets'
import { ListEnd } from '../../ui/lists/ListEnd'
import { LongGrid } from '../../ui/lists/LongGrid'
import { AsOf } from '../../ui/states/AsOf'
import { LoadError } from '../../ui/states/LoadError'
import { Unread } from '../../ui/states/Unread'
import { OwnEmpty } from './OwnEmpty'
import { OwnSkeleton } from './OwnSkeleton'
import { OwnTile, SPARED, UNDER_TILE } from './OwnTile'
import { type OwnFilter, ownPath } from './ownQuery'

/** The assets under a filter, loading page after page on scrolling. */
export function OwnList({ filter }: { filter: OwnFilter }) {
  const path = ownPath(filter)
  useLayoutEffect(() => keepScroll('/accountAccount', path), [path])
  const { data, busy, error, asOf } = ownAssets.value
  const goOn = () => void (data ? loadMoreOwnAssets() : loadOwnAssets(filter.kind, filter.place))
  const isEmpty = data?.items.length === 0 && data.next === null && !data.unread
  const hasMore = data?.next !== null
  const age = <AsOf key="age" of={ownAssets.value} onRetry={goOn} />
  if (isEmpty && !error) return [age, <OwnEmpty key="empty" filter={filter} />]
  return (
    <>
      {age}
      <Unread count={data?.unread} />
      {data && (
        <LongGrid
          label={t('account.assets')}
          items={data.items}
          keyOf={(asset) => asset.id}
          draw={(asset, soon) => <OwnTile asset={asset} soon={soon} />}
          under={UNDER_TILE - SPARED}
          onNearEnd={() => {
            if (hasMore && !busy && !error) goOn()
          }}
          startAt={scrollOf('/accountAccount', path)}
          restAfter={untilQuiet}
        />
      )}
      {busy && hasMore && asOf === undefined && <OwnSkeleton />}
      {error && <LoadError title={t('account.notLoaded')} error={error} onRetry={goOn} busy={busy} />}
      {data && !error && !busy && <ListEnd onMore={hasMore && goOn} />}
    </>
  )
}
