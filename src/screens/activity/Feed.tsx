import { loadMoreActivities } from '../../actions/load/loadActivities'
import { waitingLines } from '../../domain/waitingLines'
import { linkWithdrawals } from '../../domain/withdrawalPairs'
import { t } from '../../i18n'
import { activities } from '../../state/activities'
import { waiting } from '../../state/waiting'
import { ListEnd } from '../../ui/lists/ListEnd'
import { LoadError } from '../../ui/states/LoadError'
import { Day } from './Day'
import { daysOf } from './days'

const more = () => void loadMoreActivities()

/** The lines by day, and a button for older ones. */
export function Feed() {
  const { data, busy, error } = activities.value
  // A filter with several codes loads its pages code by code.
  const records = [...(data?.items ?? [])].sort((one, other) => other.time - one.time)
  const settled = linkWithdrawals(records)
  const waits = waitingLines(records, waiting.value?.shares ?? [])
  return (
    <>
      {daysOf(records).map((day) => (
        <Day key={day.key} day={day} settled={settled} waits={waits} />
      ))}
      {error ? (
        <LoadError title={t('activity.notLoaded')} error={error} onRetry={more} busy={busy} />
      ) : (
        <ListEnd busy={busy} onMore={data?.next !== null && more} />
      )}
    </>
  )
}
