import { t } from '../../i18n'
import { tileGrid } from '../../ui/AssetTile.style'
import { AssetTileSkeleton } from '../../ui/AssetTileSkeleton'
import { visuallyHidden } from '../../ui/visuallyHidden'

/** Offers on their way. */
export function MarketSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span class={visuallyHidden}>{t('shell.loading')}</span>
      <div class={tileGrid}>
        {[0, 1, 2, 3, 4, 5].map((each) => (
          <AssetTileSkeleton key={each} />
        ))}
      </div>
    </div>
  )
}
