import { getLegion, toLegion } from '../../api/legion'
import type { Legion } from '../../domain/legion'
import { unreadOf } from '../../domain/unread'
import { legion } from '../../state/legion'
import { api } from '../calls/services'
import { load } from './load'

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Legion & { next: string | null }> {
  const answer = await getLegion(api, { cursor }, { signal })
  return { ...toLegion(answer), next: answer.next }
}

/** Reads the player's legion with its first members. */
export async function loadLegion(): Promise<void> {
  await load(legion, (signal) => readPage(null, signal), { kept: { name: 'legion' } })
}

/** Adds further members. */
export async function loadMoreMembers(): Promise<void> {
  const { data, busy, asOf } = legion.value
  if (asOf !== undefined) return loadLegion()
  if (busy || !data?.next) return
  await load(legion, async (signal) => {
    const more = await readPage(data.next, signal)
    return {
      ...more,
      members: [...data.members, ...more.members],
      unread: unreadOf(data, more),
    }
  })
}
