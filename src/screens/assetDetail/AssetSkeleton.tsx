import { t } from '../../i18n'
import { Skeleton } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { visuallyHidden } from '../../ui/visuallyHidden'
import { columns, head } from './AssetDetail.style'

/** The page's shape while the asset is on its way. */
export function AssetSkeleton() {
  return (
    <div class={columns} role="status">
      <span class={visuallyHidden}>{t('asset.loading')}</span>
      <div class={head} aria-hidden="true">
        <figure>
          <Skeleton height="24rem" />
        </figure>
        <Skeleton width="60%" height="2rem" />
      </div>
      <Stack>
        <Skeleton height="6rem" />
        <Skeleton height="16rem" />
        <Skeleton height="12rem" />
      </Stack>
    </div>
  )
}
