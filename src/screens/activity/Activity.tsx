import { useEffect, useMemo } from 'preact/hooks'
import { useSearch } from 'wouter'
import { loadActivities } from '../../actions/loadActivities'
import { type ActivityFilter, activityPath, toActivityFilter } from '../../domain/activityFilter'
import { t, wishedLocale } from '../../i18n'
import { activities, activityFilter } from '../../state/activities'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { refreshIcon } from '../../ui/icons/refresh'
import { LoadError } from '../../ui/LoadError'
import { PageTitle } from '../../ui/PageTitle'
import { Stack } from '../../ui/Stack'
import { activity } from './Activity.style'
import { ActivityEmpty } from './ActivityEmpty'
import { ActivitySkeleton } from './ActivitySkeleton'
import { Feed } from './Feed'
import { Filters } from './Filters'

/** What the player did and with what result, newest first, filtered by the type and coin in the address. Spec 3. */
export default function Activity() {
  const path = activityPath(toActivityFilter(useSearch()))
  const filter = useMemo(() => toActivityFilter(path.split('?')[1] ?? ''), [path])
  const read = () => void loadActivities(filter)
  useEffect(read, [path, wishedLocale.value])
  const { busy } = activities.value
  return (
    <div class={activity}>
      <PageTitle title={t('activity.title')} />
      <Filters filter={filter}>
        <Button busy={busy} onClick={read}>
          {!busy && <Icon path={refreshIcon} size={20} />}
          <span>{t('activity.refresh')}</span>
        </Button>
      </Filters>
      <Stack>
        {activityPath(activityFilter.value) === path ? (
          <Content filter={filter} onRetry={read} />
        ) : (
          <ActivitySkeleton />
        )}
      </Stack>
    </div>
  )
}

function Content({ filter, onRetry }: { filter: ActivityFilter; onRetry: () => void }) {
  const { data, busy, error } = activities.value
  if (!data) {
    return error ? (
      <LoadError title={t('activity.notLoaded')} error={error} onRetry={onRetry} busy={busy} />
    ) : (
      <ActivitySkeleton />
    )
  }
  return data.items.length > 0 ? <Feed /> : <ActivityEmpty filter={filter} />
}
