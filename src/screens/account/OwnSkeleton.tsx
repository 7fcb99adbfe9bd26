import { t } from '../../i18n'
import { tileGrid } from '../../ui/AssetTile.style'
import { AssetTileSkeleton } from '../../ui/AssetTileSkeleton'
import { visuallyHidden } from '../../ui/visuallyHidden'

/** Assets on their way. */
export function OwnSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span class={visuallyHidden}>{t('account.loading')}</span>
      <div class={tileGrid}>
        {[0, 1, 2, 3].map((each) => (
          <AssetTileSkeleton key={each} />
        ))}
      </div>
    </div>
  )
}
