import type { Signal } from '@preact/signals'
import { unreadOf } from '../../domain/unread'
import { toAppError } from '../../errors'
import type { Loadable, Pages } from '../../state/loading'
import { sessionEpoch } from '../../state/session'
import { readItem } from '../../storage/settings'
import { answerScope } from './answerScope'
import { patiently } from './patiently'

const generations = new WeakMap<Signal<Loadable<unknown>>, { count: number; abort: AbortController }>()
/** What was read in this visit already: an older answer to it would only take the player back. */
const readNames = new Set<string>()

/** An answer that is kept for the next visit. */
export interface Kept<T> {
  name: string
  /** Marks what a screen takes out of the answer, so that no money action begins with it. */
  stamp?: (data: T, asOf: number) => T
  /** Not of an answer that is worse than the one before. */
  isWorthIt?: (data: T) => boolean
}

export interface LoadOptions<T> {
  /** Drops the old data at once. */
  fresh?: boolean
  kept?: Kept<T> | undefined
}

/**
 * Reads something into a state signal. A newer read of the same signal replaces the older one, whatever order the
 * replies come in; a reply for an ended session is dropped. The old data stays on screen unless `fresh` is set. While
 * nothing is on screen, the last visit's answer is shown.
 */
export async function load<T>(
  target: Signal<Loadable<T>>,
  read: (signal: AbortSignal) => Promise<T>,
  { fresh = false, kept }: LoadOptions<T> = {},
): Promise<void> {
  const key = target as Signal<Loadable<unknown>>
  const before = generations.get(key)
  before?.abort.abort()
  const present = {
    count: (before?.count ?? 0) + 1,
    abort: new AbortController(),
  }
  generations.set(key, present)
  const epoch = sessionEpoch.value
  const isStale = () => generations.get(key) !== present || epoch !== sessionEpoch.value
  const scope = answerScope()
  target.value = { ...(fresh ? { data: null } : target.value), busy: true, error: null }
  try {
    // Asked first: what is kept must not delay it.
    const answer = patiently(read, present.abort.signal, () => target.value.data === null)
    if (kept && !readNames.has(kept.name)) void showKept(target, kept, isStale)
    const data = await answer
    if (isStale()) return
    target.value = { data, busy: false, error: null }
    if (!kept || kept.isWorthIt?.(data) === false) return
    readNames.add(kept.name)
    const readAt = Date.now()
    // Its code may come late: by then somebody else may have logged in.
    const keep = async (answers: Answers) => {
      if (epoch === sessionEpoch.value) await answers.keep(scope, kept.name, data, readAt)
    }
    void keptAnswers().then(keep).catch(Boolean)
  } catch (cause) {
    if (isStale()) return
    target.value = { ...target.value, busy: false, error: toAppError(cause) }
    if (kept) void showKept(target, kept, isStale)
  }
}

/** Fetched apart from the page: nothing waits for it. */
const keptAnswers = () => import('./keptAnswers')
type Answers = typeof import('./keptAnswers')

/** Shows what the last visit kept, unless something newer is on screen by then. */
export async function showKept<T>(
  target: Signal<Loadable<T>>,
  { name, stamp }: Kept<T>,
  isStale: () => boolean = () => false,
): Promise<void> {
  if (target.value.data !== null || readItem('answersOf') === null) return
  const found = await keptAnswers().then((answers) => answers.readKept(name), Boolean)
  if (typeof found !== 'object' || found === null || isStale() || target.value.data !== null) return
  const { asOf } = found
  const data = found.data as T
  try {
    target.value = { ...target.value, data: stamp ? stamp(data, asOf) : data, asOf }
  } catch {
    // A damaged answer is none.
  }
}

/** Appends the next page to a long list; does nothing at its end or while a page is loading. */
export async function loadMore<T>(
  target: Signal<Loadable<Pages<T>>>,
  read: (cursor: string | null, signal: AbortSignal) => Promise<Pages<T>>,
): Promise<void> {
  const { data: shown, busy, asOf } = target.value
  // Pages of two visits do not belong together: in place of an older one the first is read again.
  const data = asOf === undefined ? shown : null
  if (busy || data?.next === null) return
  await load(target, async (signal) => {
    const more = await read(data?.next ?? null, signal)
    const unread = unreadOf(data ?? {}, more)
    return { ...more, items: [...(data?.items ?? []), ...more.items], ...(unread > 0 && { unread }) }
  })
}
