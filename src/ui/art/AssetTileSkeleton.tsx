import { Skeleton } from '../states/Skeleton'
import { tile } from './AssetTile.style'

/** A tile that is still loading, of the same size as the real one. */
export function AssetTileSkeleton() {
  return (
    <div class={tile} aria-hidden="true">
      <div />
      <p data-part="grade">
        <Skeleton width="50%" height=".875rem" />
      </p>
      <p data-part="words">
        <Skeleton width="90%" height=".875rem" />
      </p>
      <p data-part="price">
        <Skeleton width="60%" height="1.375rem" />
      </p>
    </div>
  )
}
