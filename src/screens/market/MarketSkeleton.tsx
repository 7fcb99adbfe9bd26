import { tileGrid } from '../../ui/art/AssetTile.style'
import { AssetTileSkeleton } from '../../ui/art/AssetTileSkeleton'
import { Loading } from '../../ui/states/Loading'

/** Offers that are loading. */
export function MarketSkeleton() {
  return (
    <Loading>
      <div class={tileGrid}>
        {[0, 1, 2, 3, 4, 5].map((each) => (
          <AssetTileSkeleton key={each} />
        ))}
      </div>
    </Loading>
  )
}
