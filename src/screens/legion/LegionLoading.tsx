import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { LoadError } from '../../ui/LoadError'
import { Loading } from '../../ui/Loading'
import { Skeleton } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'

export interface LegionLoadingProps {
  error: AppError | null
  busy: boolean
  onRetry: () => void
}

/** In place of a page that is on its way, or that did not come. */
export function LegionLoading({ error, busy, onRetry }: LegionLoadingProps) {
  if (error) return <LoadError title={t('legion.notLoaded')} error={error} onRetry={onRetry} busy={busy} />
  return (
    <Loading>
      <Stack>
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
        <Skeleton height="12rem" />
      </Stack>
    </Loading>
  )
}
