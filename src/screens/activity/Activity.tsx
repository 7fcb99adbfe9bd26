import { useEffect } from 'preact/hooks'
import { loadActivities } from '../../actions/loadActivities'
import { t } from '../../i18n'
import { activities } from '../../state/activities'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/Icon'
import { activityIcon } from '../../ui/icons/activity'
import { refreshIcon } from '../../ui/icons/refresh'
import { LinkButton } from '../../ui/LinkButton'
import { LoadError } from '../../ui/LoadError'
import { PageTitle } from '../../ui/PageTitle'
import { activity } from './Activity.style'
import { ActivitySkeleton } from './ActivitySkeleton'
import { Feed } from './Feed'

const read = () => void loadActivities()

/** What the player did and what came of it, newest first. Spec 3. */
export default function Activity() {
  const title = t('activity.title')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(read, [])
  const { busy } = activities.value
  return (
    <div class={activity}>
      <PageTitle
        title={title}
        actions={
          <Button busy={busy} onClick={read}>
            {!busy && <Icon path={refreshIcon} size={20} />}
            {t('activity.refresh')}
          </Button>
        }
      />
      <Content />
    </div>
  )
}

function Content() {
  const { data, busy, error } = activities.value
  if (!data) {
    return error ? (
      <LoadError title={t('activity.notLoaded')} error={error} onRetry={read} busy={busy} />
    ) : (
      <ActivitySkeleton />
    )
  }
  if (data.items.length > 0) return <Feed />
  return (
    <EmptyState
      icon={activityIcon}
      title={t('activity.empty')}
      text={t('activity.emptyText')}
      action={<LinkButton href="/marketplace">{t('activity.toMarket')}</LinkButton>}
    />
  )
}
