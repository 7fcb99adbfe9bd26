import { getUser, toUser } from '../api/user'
import { serverId, sessionEpoch, user } from '../state/session'
import { readItem } from '../storage/settings'
import { api } from './services'

/** Reads who is logged in; from here on the player counts as logged in. Spec 4. */
export async function loadUser(): Promise<void> {
  const epoch = sessionEpoch.value
  // The server chosen on an earlier visit; all later calls name it.
  serverId.value ??= readItem('serverId')
  const answer = toUser(await getUser(api, {}))
  if (epoch === sessionEpoch.value) user.value = answer
}
