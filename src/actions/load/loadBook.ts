import { listActivities, toActivity } from '../../api/activity'
import { toItems } from '../../api/shape'
import type { ActivityRecord } from '../../domain/activity'
import { isForBook } from '../../domain/book'
import { bookLines } from '../../state/book'
import type { Pages } from '../../state/loading'
import { api } from '../calls/services'
import { load, loadMore } from './load'

/** Pages that are read in one go; a button asks for more. */
const PAGES_AT_ONCE = 40

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<ActivityRecord>> {
  const { items, next } = await listActivities(api, { cursor }, { signal })
  const read = toItems(items, toActivity)
  return { ...read, items: read.items.filter(isForBook), next }
}

/** A line that is new while older ones are read can move the last of a page to the next one: it counts once. */
async function readFurther(cursor: string | null, signal: AbortSignal): Promise<Pages<ActivityRecord>> {
  const page = await readPage(cursor, signal)
  const known = new Set(bookLines.value.data?.items.map(({ id }) => id))
  return { ...page, items: page.items.filter(({ id }) => !known.has(id)) }
}

/** Reads the feed from its newest line, page after page, while `isWanted`. What fails leaves what was read. */
export async function loadBook(isWanted: () => boolean): Promise<void> {
  await load(bookLines, (signal) => readPage(null, signal), { fresh: true })
  await loadMoreBook(isWanted)
}

/** Reads on from where the book ends. */
export async function loadMoreBook(isWanted: () => boolean): Promise<void> {
  for (let page = 1; page < PAGES_AT_ONCE && isWanted(); page += 1) {
    const { data, error, busy } = bookLines.value
    if (busy || (page > 1 && error) || !data?.next) return
    await loadMore(bookLines, readFurther)
  }
}
