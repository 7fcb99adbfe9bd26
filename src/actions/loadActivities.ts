import { listActivities, toActivity } from '../api/activity'
import type { ActivityRecord } from '../domain/activity'
import { activities } from '../state/activities'
import type { Pages } from '../state/loading'
import { load, loadMore } from './load'
import { api } from './services'

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<ActivityRecord>> {
  const answer = await listActivities(api, { cursor }, { signal })
  return { items: answer.items.map(toActivity), next: answer.next }
}

/** Reads the newest lines of the activity feed. */
export async function loadActivities(): Promise<void> {
  await load(activities, (signal) => readPage(null, signal))
}

/** Adds older lines of the activity feed. */
export async function loadMoreActivities(): Promise<void> {
  await loadMore(activities, readPage)
}
