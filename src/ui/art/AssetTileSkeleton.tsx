import { Skeleton } from '../states/Skeleton'
import { tile } from './AssetTile.style'
import { bandColour } from './Grade'

/** A tile that is still loading, of the same size as the real one. */
export function AssetTileSkeleton() {
  return (
    <div class={`${tile} ${bandColour}`} aria-hidden="true">
      <div />
      <h3>
        <Skeleton width="70%" height="1.3rem" />
      </h3>
      <p>
        <Skeleton width="90%" height=".9rem" />
      </p>
      <p data-part="price">
        <Skeleton width="50%" height="1.4rem" />
      </p>
    </div>
  )
}
