import { listActivities, toActivity } from '../../api/activity'
import { toItems } from '../../api/shape'
import type { ActivityRecord } from '../../domain/activity'
import { codesOf } from '../../domain/activityFilter'
import type { Address } from '../../domain/address'
import { newSearch, type Search, withAssets } from '../../domain/tradeSearch'
import type { TradedAsset } from '../../domain/waiting'
import { api } from '../calls/services'
import { untilQuiet } from '../page/untilQuiet'
import { answerScope } from './answerScope'

/** Pages of the feed that are read at once: a first visit should not ask for years of it. */
const MOST_PAGES = 10
const KEPT_AS = 'traded'

/** The assets that lines of the feed name. A line without a token names none that a contract knows. */
const assetsOf = (records: readonly ActivityRecord[]): TradedAsset[] =>
  records
    .filter(({ assetsId, tokenId }) => assetsId && /^\d{1,77}$/.test(tokenId))
    .map(({ assetsId, nftName, tokenId }) => ({ id: assetsId, name: nftName, tokenId: BigInt(tokenId) }))

/**
 * Looks for lines about shares that are newer than what was read, or with `isFurther` for older ones: page after page
 * while the screen rests, and no more than some at once. What was found is kept for the next visit. Where the provider
 * does not answer, what an earlier visit found is all, and counts as a part.
 */
export async function searchTrades(before: Search, isFurther: boolean): Promise<Search> {
  const { account, assets, next } = before
  const scope = answerScope()
  const known = next === undefined ? withAssets(await recall(account).catch(() => newSearch(account)), assets) : before
  try {
    const found = await readOn(known, isFurther)
    void keepTrades(scope, found).catch(Boolean)
    return found
  } catch {
    return { ...known, next: known.next ?? undefined }
  }
}

/** @throws {AppError} the provider's answer */
async function readOn(before: Search, isFurther: boolean): Promise<Search> {
  const [type = null] = codesOf('dividend')
  let search = before
  let cursor = isFurther ? (before.next ?? null) : null
  for (let page = 0; page < MOST_PAGES; page++) {
    if (page > 0) await untilQuiet()
    const answer = await listActivities(api, { type, cursor })
    const { items } = toItems(answer.items, toActivity)
    const [first] = items
    const newest = cursor === null && first ? { id: first.id, time: first.time } : search.newest
    search = { ...withAssets(search, assetsOf(items)), newest }
    // From here on all is known, as far back as the look before has read.
    if (!isFurther && before.newest && items.some(({ id }) => id === before.newest?.id))
      return { ...search, next: before.next }
    cursor = answer.next
    search = { ...search, next: cursor }
    if (cursor === null) break
  }
  return search
}

/** The search of an earlier visit, for the lines that it need not read again. */
async function recall(account: Address): Promise<Search> {
  const { readKept } = await import('./keptAnswers')
  const { data } = (await readKept(KEPT_AS)) ?? {}
  const kept = Object(data) as Search
  const isWhole =
    kept.account === account &&
    Array.isArray(kept.assets) &&
    kept.assets.every(({ id, tokenId }) => typeof id === 'string' && typeof tokenId === 'bigint')
  return isWhole ? kept : newSearch(account)
}

/** Keeps the search for the next visit. */
async function keepTrades(scope: string | null, search: Search): Promise<void> {
  const { keep } = await import('./keptAnswers')
  await keep(scope, KEPT_AS, search, Date.now())
}
