import { useLayoutEffect } from 'react'
import { loadAssetEvents, loadMoreAssetEvents } from '../../actions/load/loadAssetEvents'
import type { AssetDetail } from '../../domain/asset'
import { mergeEvents } from '../../domain/assetEvents'
import { t, wishedLocale } from '../../i18n'
import { assetEvents } from '../../state/assetEvents'
import { ListEnd } from '../../ui/lists/ListEnd'
import { Boundary } from '../../ui/states/Boundary'
import { BrokenTile } from '../../ui/states/BrokenTile'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Unread } from '../../ui/states/Unread'
import { events as eventsClass } from './AssetEvents.style'
import { EventLine } from './EventLine'

const more = () => void loadMoreAssetEvents()

/** The provider's lines about the asset with its trades, newest first; where there are only trades, it says so. */
export default function AssetEvents({ asset }: { asset: AssetDetail }) {
  const { id, listedAt, status, trades } = asset
  const read = () => void loadAssetEvents(id)
  // Before the paint, because until then the previous asset's are shown.
  useLayoutEffect(read, [id, listedAt, status, trades.length, wishedLocale.value])
  const { data, busy, error } = assetEvents.value
  const lines = mergeEvents(data?.items ?? [], trades, !data || data.next === null)
  if (!data && !error) return <Loading height="8rem" />
  const isTradesOnly = lines.length > 0 && !data?.unread && !data?.items.length
  return (
    <>
      {error && !data && <LoadError title={t('activity.eventsNotLoaded')} error={error} onRetry={read} busy={busy} />}
      <Unread count={data?.unread} />
      {data && lines.length === 0 && !data.unread && <p data-soft="true">{t('activity.eventsEmpty')}</p>}
      {data && isTradesOnly && <p data-soft="true">{t('activity.tradesOnly')}</p>}
      <ul class={eventsClass} aria-label={t('asset.activity')}>
        {lines.map((event) => (
          <li key={event.id}>
            <Boundary fallback={() => <BrokenTile />}>
              <EventLine event={event} />
            </Boundary>
          </li>
        ))}
      </ul>
      {error && data && <LoadError title={t('activity.eventsNotLoaded')} error={error} onRetry={more} busy={busy} />}
      {data?.next && !error && <ListEnd busy={busy} onMore={more} />}
    </>
  )
}
