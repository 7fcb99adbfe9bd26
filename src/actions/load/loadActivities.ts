import { listActivities, toActivity } from '../../api/activity'
import { toItems } from '../../api/shape'
import type { ActivityRecord } from '../../domain/activity'
import { type ActivityFilter, codesOf } from '../../domain/activityFilter'
import { activities, activityFilter } from '../../state/activities'
import type { Pages } from '../../state/loading'
import { api } from '../calls/services'
import { load, loadMore } from './load'

/** Cursor of the next page by type code ('' for all types); null for the first page. */
type Cursors = Record<string, string | null>

const firstOf = ({ type }: ActivityFilter): Cursors => {
  const cursors: Cursors = {}
  for (const code of type ? codesOf(type) : ['']) cursors[code] = null
  return cursors
}

/** The provider filters by one code at a time: a type with several codes takes one request per code, merged by time. */
async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<ActivityRecord>> {
  const filter = activityFilter.value
  const cursors = cursor === null ? firstOf(filter) : (JSON.parse(cursor) as Cursors)
  const codes = Object.keys(cursors)
  const pages = await Promise.all(
    codes.map((code) =>
      listActivities(
        api,
        { type: code === '' ? null : Number(code), coin: filter.coin, cursor: cursors[code] ?? null },
        { signal },
      ),
    ),
  )
  const next: Cursors = {}
  const items: ActivityRecord[] = []
  let unread = 0
  for (const [index, page] of pages.entries()) {
    const read = toItems(page.items, toActivity)
    items.push(...read.items)
    unread += read.unread
    if (page.next) next[codes[index] ?? ''] = page.next
  }
  items.sort((one, other) => other.time - one.time)
  return { items, unread, next: Object.keys(next).length > 0 ? JSON.stringify(next) : null }
}

/** Reads the newest lines of the activity feed under a filter. */
export async function loadActivities(filter: ActivityFilter): Promise<void> {
  const { type, coin } = activityFilter.value
  const fresh = filter.type !== type || filter.coin !== coin
  activityFilter.value = filter
  await load(activities, (signal) => readPage(null, signal), {
    fresh,
    kept: { name: `activities ${filter.type} ${filter.coin}` },
  })
}

/** Adds older lines of the activity feed. */
export async function loadMoreActivities(): Promise<void> {
  await loadMore(activities, readPage)
}
