import { getUser, toUser } from '../../api/user'
import { toAppError } from '../../errors'
import { sessionEpoch, user } from '../../state/session'
import { userError } from '../../state/userError'
import { api } from '../calls/services'
import { patiently } from './patiently'

/** An answer is as good as a new one for so long, unless something was done since. */
const NEW_FOR_MS = 5000

let last: { epoch: number; answer: Promise<void>; newUntil: number } | null = null

/** What was read of this session's player just now, or is on its way; null: nothing. */
export const recentUser = (): Promise<void> | null =>
  last?.epoch === sessionEpoch.value && Date.now() < last.newUntil ? last.answer : null

/** Reads who is logged in; from here on the player counts as logged in. Spec 4. */
export async function loadUser(): Promise<void> {
  const present = { epoch: sessionEpoch.value, answer: read(), newUntil: Number.POSITIVE_INFINITY }
  last = present
  try {
    await present.answer
    present.newUntil = Date.now() + NEW_FOR_MS
  } catch (cause) {
    present.newUntil = 0
    if (present.epoch === sessionEpoch.value) userError.value = toAppError(cause)
    throw cause
  }
}

async function read(): Promise<void> {
  const epoch = sessionEpoch.value
  const ask = (signal: AbortSignal) => getUser(api, {}, { signal })
  const answer = toUser(await patiently(ask, new AbortController().signal, () => user.value === null))
  if (epoch !== sessionEpoch.value) return
  user.value = answer
  userError.value = null
}
