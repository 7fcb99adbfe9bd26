import { listActivities, toActivity } from '../../api/activity'
import { toItems } from '../../api/shape'
import type { ActivityRecord } from '../../domain/activity'
import type { Listed } from '../../state/loading'
import { api } from '../calls/services'

/** The newest lines of each of some types of the activity feed, by their codes. */
export async function readActivities(types: readonly number[], signal: AbortSignal): Promise<Listed<ActivityRecord>> {
  const pages = await Promise.all(types.map((type) => listActivities(api, { type }, { signal })))
  const read = pages.map(({ items }) => toItems(items, toActivity))
  return {
    items: ([] as ActivityRecord[]).concat(...read.map(({ items }) => items)),
    unread: read.reduce((sum, { unread }) => sum + unread, 0),
  }
}
