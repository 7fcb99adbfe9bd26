import { useEffect, useRef, useState } from 'react'
import { untilQuiet } from '../../actions/page/untilQuiet'
import type { AssetDetail } from '../../domain/asset'
import { t } from '../../i18n'
import { assetEvents } from '../../state/assetEvents'
import { lazyPart } from '../../ui/lazyPart'
import { Panel } from '../../ui/lists/Panel'
import { Loading } from '../../ui/states/Loading'
import { activityPlace } from './AssetDetail.style'

const AssetEvents = lazyPart(() => import('./AssetEvents'), ['activity'])

/** How far below the screen it is read: about half a second of scrolling. */
const AHEAD = '300px'

/** What happened with the asset, read once the page has its own content and the player comes near. */
export function AssetActivity({ asset }: { asset: AssetDetail }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    let isGone = false
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    void untilQuiet().then(() => {
      if (place.current && !isGone) observer.observe(place.current)
    })
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [])
  const { data } = assetEvents.value
  const isEmpty = isNear && !!data && !data.items.length && !data.unread && data.next === null && !asset.trades.length
  return (
    <div data-quiet={isEmpty}>
      <Panel title={t('asset.activity')}>
        <div ref={place} class={activityPlace}>
          {isNear && (
            <AssetEvents asset={asset}>
              <Loading height="8rem" />
            </AssetEvents>
          )}
        </div>
      </Panel>
    </div>
  )
}
