import { loadMoreOwnAssets, loadOwnAssets } from '../../actions/loadOwnAssets'
import { t } from '../../i18n'
import { ownAssets } from '../../state/assets'
import { scrollOf, useKeptScroll } from '../../ui/keepScroll'
import { ListEnd } from '../../ui/ListEnd'
import { LoadError } from '../../ui/LoadError'
import { LongGrid } from '../../ui/LongGrid'
import { OwnEmpty } from './OwnEmpty'
import { OwnSkeleton } from './OwnSkeleton'
import { OwnTile, UNDER_TILE } from './OwnTile'
import { type OwnFilter, ownPath } from './ownQuery'

/** The assets under a filter, loading page after page on scrolling. */
export function OwnList({ filter }: { filter: OwnFilter }) {
  const path = ownPath(filter)
  useKeptScroll('/accountAccount', path)
  const { data, busy, error } = ownAssets.value
  const goOn = () => void (data ? loadMoreOwnAssets() : loadOwnAssets(filter.kind, filter.place))
  const isEmpty = data?.items.length === 0 && data.next === null
  const hasMore = data?.next !== null
  if (isEmpty && !error) return <OwnEmpty filter={filter} />
  return (
    <>
      {data && (
        <LongGrid
          label={t('account.assets')}
          items={data.items}
          keyOf={(asset) => asset.id}
          draw={(asset) => <OwnTile asset={asset} />}
          under={UNDER_TILE}
          onNearEnd={() => {
            if (hasMore && !busy && !error) goOn()
          }}
          startAt={scrollOf('/accountAccount', path)}
        />
      )}
      {busy && hasMore && <OwnSkeleton />}
      {error && <LoadError title={t('account.notLoaded')} error={error} onRetry={goOn} busy={busy} />}
      {data && !error && !busy && <ListEnd onMore={hasMore && goOn} />}
    </>
  )
}
