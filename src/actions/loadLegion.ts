import { getLegion, toLegion } from '../api/legion'
import type { Legion } from '../domain/legion'
import { legion } from '../state/legion'
import { load } from './load'
import { api } from './services'

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Legion & { next: string | null }> {
  const answer = await getLegion(api, { cursor }, { signal })
  return { ...toLegion(answer), next: answer.next }
}

/** Reads the player's legion with its first members. */
export async function loadLegion(): Promise<void> {
  await load(legion, (signal) => readPage(null, signal))
}

/** Adds further members. */
export async function loadMoreMembers(): Promise<void> {
  const { data, busy } = legion.value
  if (busy || !data?.next) return
  await load(legion, async (signal) => {
    const more = await readPage(data.next, signal)
    return { ...more, members: [...data.members, ...more.members] }
  })
}
