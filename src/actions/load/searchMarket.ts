import type { Asset } from '../../domain/asset'
import { isFound } from '../../domain/isFound'
import type { Pages } from '../../state/loading'
import { market } from '../../state/market'

/** Found offers that fill a phone's screen: enough to stop at. */
const SCREENFUL = 12
/** Pages read at one go, so that a rare name does not cost hundreds of requests. */
const MOST_PAGES = 8
/** Offers on a page after the first, which is the one that is read without a search. */
const PAGE_SIZE = 60

type ReadPage = (cursor: string | null, limit: number | null) => Promise<Pages<Asset>>

/**
 * Searches the market page by page, because the provider's list cannot: until a screenful is found, the pages of one go
 * are read, or the market ends. Tells how many offers were looked at, and at the end how many were found in all.
 * @param from the cursor to go on at; null: the first page
 */
export async function searchMarket(search: string, from: string | null, read: ReadPage): Promise<Pages<Asset>> {
  const items: Asset[] = []
  const before = from === null ? null : market.value.data
  const searched = { read: before?.searched?.read ?? 0, total: 0 }
  let next: string | null | undefined = from
  let unread = 0
  for (let pages = 0; pages < MOST_PAGES && items.length < SCREENFUL && (pages === 0 || next); pages++) {
    const page = await read(next ?? null, next ? PAGE_SIZE : null)
    items.push(...page.items.filter((asset) => isFound(asset, search)))
    unread += page.unread ?? 0
    searched.read += page.items.length
    searched.total = page.total ?? searched.read
    next = page.next
  }
  const total = next === null ? (before?.items.length ?? 0) + items.length : undefined
  return { items, next, searched, ...(total !== undefined && { total }), ...(unread > 0 && { unread }) }
}
