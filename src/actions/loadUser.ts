import { getUser, toUser } from '../api/user'
import { sessionEpoch, user } from '../state/session'
import { api } from './services'

/** Reads who is logged in; a player counts as logged in from here on. Spec 4. */
export async function loadUser(): Promise<void> {
  const epoch = sessionEpoch.value
  const answer = toUser(await getUser(api, {}))
  if (epoch === sessionEpoch.value) user.value = answer
}
