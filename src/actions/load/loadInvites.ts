import { toItems } from '../../api/shape'
import { listInvites } from '../../api/user'
import { unreadOf } from '../../domain/unread'
import { type Invites, invites } from '../../state/invites'
import { api } from '../calls/services'
import { load } from './load'

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Invites> {
  const { items, next, invited, activated, tickets } = await listInvites(api, { cursor }, { signal })
  return {
    ...toItems(items, ({ userid, nickname, joined_at, state, activated_at }) => ({
      userid,
      nickname,
      joinedAt: joined_at,
      isActivated: state === 1,
      activatedAt: activated_at,
    })),
    next,
    invited,
    activated,
    tickets,
  }
}

/** Reads the invited players, newest first. */
export async function loadInvites(): Promise<void> {
  await load(invites, (signal) => readPage(null, signal), { kept: { name: 'invites' } })
}

/** Adds those who joined earlier. */
export async function loadMoreInvites(): Promise<void> {
  const { data, busy, asOf } = invites.value
  if (asOf !== undefined) return loadInvites()
  if (busy || !data?.next) return
  const { items, next } = data
  await load(invites, async (signal) => {
    const more = await readPage(next, signal)
    return { ...more, items: [...items, ...more.items], unread: unreadOf(data, more) }
  })
}
