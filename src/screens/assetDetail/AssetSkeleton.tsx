import { t } from '../../i18n'
import { Stack } from '../../ui/lists/Stack'
import { Skeleton } from '../../ui/states/Skeleton'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { columns } from './AssetDetail.style'
import { head } from './AssetHead.style'

/** The page's shape while the asset is loading. */
export function AssetSkeleton() {
  return (
    <div class={columns} role="status" aria-busy="true">
      <span class={visuallyHidden}>{t('shell.loading')}</span>
      <div class={head} aria-hidden="true">
        <figure>
          <Skeleton height="293px" />
        </figure>
        <div>
          <Skeleton height="120px" />
        </div>
      </div>
      <Stack>
        <Skeleton height="16rem" />
        <Skeleton height="12rem" />
      </Stack>
    </div>
  )
}
