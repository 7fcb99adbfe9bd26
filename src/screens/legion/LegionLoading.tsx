import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { Stack } from '../../ui/lists/Stack'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Skeleton } from '../../ui/states/Skeleton'

export interface LegionLoadingProps {
  error: AppError | null
  busy: boolean
  onRetry: () => void
}

/** Shown while a page is loading, or after it failed. */
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
