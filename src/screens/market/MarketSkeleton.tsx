import { tileGrid } from '../../ui/AssetTile.style'
import { AssetTileSkeleton } from '../../ui/AssetTileSkeleton'
import { Loading } from '../../ui/Loading'

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
