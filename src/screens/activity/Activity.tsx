import { useEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import { loadActivities } from '../../actions/load/loadActivities'
import { type ActivityFilter, activityPath, toActivityFilter } from '../../domain/activityFilter'
import { t, wishedLocale } from '../../i18n'
import { activities, activityFilter } from '../../state/activities'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { refreshIcon } from '../../ui/art/icons/refresh'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Stack } from '../../ui/lists/Stack'
import { AsOf } from '../../ui/states/AsOf'
import { LoadError } from '../../ui/states/LoadError'
import { Unread } from '../../ui/states/Unread'
import { activity } from './Activity.style'
import { ActivityEmpty } from './ActivityEmpty'
import { ActivitySkeleton } from './ActivitySkeleton'
import { Feed } from './Feed'
import { Filters } from './Filters'

const Away = lazyPart(() => import('./away/Away'), ['away'])

/** What the player did; or, where the address asks for news, what happened while they were away. Spec 3. */
export default function Activity() {
  const search = useSearch()
  if (!new URLSearchParams(search).has('news')) return <Whole search={search} />
  return (
    <Away>
      <ActivitySkeleton />
    </Away>
  )
}

/** The whole feed with its results, newest first, filtered by the type and coin in the address. */
function Whole({ search }: { search: string }) {
  const path = activityPath(toActivityFilter(search))
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
        <LinkButton kind="quiet" href="/book">
          {t('activity.toBook')}
          <Icon path={nextIcon} size={16} />
        </LinkButton>
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
  return (
    <>
      <AsOf of={activities.value} onRetry={onRetry} />
      <Unread count={data.unread} />
      {data.items.length > 0 || data.unread ? <Feed /> : <ActivityEmpty filter={filter} />}
    </>
  )
}
