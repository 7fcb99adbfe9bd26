import { tileGrid } from '../../ui/art/AssetTile.style'
import { AssetTileSkeleton } from '../../ui/art/AssetTileSkeleton'
import { Loading } from '../../ui/states/Loading'
import { Skeleton } from '../../ui/states/Skeleton'
import { UNDER_TILE } from './OwnTile'
import { ownTile } from './OwnTile.style'

/** Assets that are loading. */
export function OwnSkeleton() {
  return (
    <Loading>
      <div class={tileGrid}>
        {[0, 1, 2, 3].map((each) => (
          <div key={each} class={ownTile}>
            <AssetTileSkeleton />
            <Skeleton height={`${UNDER_TILE}px`} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
