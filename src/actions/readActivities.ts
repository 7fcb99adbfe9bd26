import { listActivities, toActivity } from '../api/activity'
import type { ActivityRecord } from '../domain/activity'
import { api } from './services'

/** The newest lines of each of some types of the activity feed, by their codes. */
export async function readActivities(types: readonly number[], signal: AbortSignal): Promise<ActivityRecord[]> {
  const pages = await Promise.all(types.map((type) => listActivities(api, { type }, { signal })))
  return ([] as ActivityRecord[]).concat(...pages.map(({ items }) => items.map(toActivity)))
}
