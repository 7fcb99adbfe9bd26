import { t } from '../../i18n'
import { tileGrid } from '../../ui/AssetTile.style'
import { AssetTileSkeleton } from '../../ui/AssetTileSkeleton'
import { Skeleton } from '../../ui/Skeleton'
import { visuallyHidden } from '../../ui/visuallyHidden'
import { UNDER_TILE } from './OwnTile'
import { ownTile } from './OwnTile.style'

/** Assets on their way. */
export function OwnSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span class={visuallyHidden}>{t('shell.loading')}</span>
      <div class={tileGrid}>
        {[0, 1, 2, 3].map((each) => (
          <div key={each} class={ownTile}>
            <AssetTileSkeleton />
            <Skeleton height={`${UNDER_TILE}px`} />
          </div>
        ))}
      </div>
    </div>
  )
}
