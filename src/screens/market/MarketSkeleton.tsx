import { tileGrid } from '../../ui/art/AssetTile.style'
import { AssetTileSkeleton } from '../../ui/art/AssetTileSkeleton'
import { Loading } from '../../ui/states/Loading'

/** Offers that are loading: more than any view has, so that the footer does not move in it. */
export function MarketSkeleton() {
  return (
    <Loading>
      <div class={tileGrid}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((each) => (
          <AssetTileSkeleton key={each} />
        ))}
      </div>
    </Loading>
  )
}
