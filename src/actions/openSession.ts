import { getUser, toUser } from '../api/user'
import { sessionEpoch, token, user } from '../state/session'
import { clearSession, readItem, writeItem } from '../storage/settings'
import { api } from './services'

/** Puts a fresh token to use; it outlives the page only where the player asked to be remembered. */
export async function openSession(fresh: string, remember: boolean): Promise<void> {
  clearSession()
  sessionEpoch.value++
  token.value = fresh
  if (remember) writeItem('token', fresh)
  await loadUser()
  const { startJournal } = await import('./money/resume')
  void startJournal()
}

/** Reads who is logged in; a player counts as logged in from here on. Spec 4. */
export async function loadUser(): Promise<void> {
  const epoch = sessionEpoch.value
  const answer = toUser(await getUser(api, {}))
  if (epoch === sessionEpoch.value) user.value = answer
}

/** The invite code the visitor came with, if any. */
export const readInviteCode = (): string | null => readItem('inviteCode')
