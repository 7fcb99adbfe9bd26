import type { Signal } from '@preact/signals'
import { toAppError } from '../errors'
import type { Loadable, Pages } from '../state/loading'
import { sessionEpoch } from '../state/session'

const generations = new WeakMap<Signal<Loadable<unknown>>, { count: number; abort: AbortController }>()

/**
 * Reads something into a state signal. A newer read of the same signal replaces the older one, whatever order the
 * replies come in; a reply for an ended session is dropped. The old data stays on screen unless `fresh` is set.
 */
export async function load<T>(
  target: Signal<Loadable<T>>,
  read: (signal: AbortSignal) => Promise<T>,
  { fresh = false } = {},
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
  target.value = {
    data: fresh ? null : target.value.data,
    busy: true,
    error: null,
  }
  try {
    const data = await read(present.abort.signal)
    if (!isStale()) target.value = { data, busy: false, error: null }
  } catch (cause) {
    if (!isStale())
      target.value = {
        data: target.value.data,
        busy: false,
        error: toAppError(cause),
      }
  }
}

/** Appends the next page to a long list; does nothing at its end or while a page is loading. */
export async function loadMore<T>(
  target: Signal<Loadable<Pages<T>>>,
  read: (cursor: string | null, signal: AbortSignal) => Promise<Pages<T>>,
): Promise<void> {
  const { data, busy } = target.value
  if (busy || data?.next === null) return
  await load(target, async (signal) => {
    const more = await read(data?.next ?? null, signal)
    return { ...more, items: [...(data?.items ?? []), ...more.items] }
  })
}
