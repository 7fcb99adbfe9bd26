import { AppError } from '../../errors'
import { flow } from '../../state/flow'
import { journal } from '../../state/journal'
import { keptPlayer } from '../../state/knownPlayer'
import { forgetStates } from '../../state/ofSession'
import { roles, serverId, sessionEpoch, token, user } from '../../state/session'
import { signedChain } from '../../state/signedChain'
import { userError } from '../../state/userError'
import { clearSession } from '../../storage/clearSession'
import { forgetAnswers } from '../../storage/forgetAnswers'
import { readItem } from '../../storage/settings'
import { toast } from '../page/toast'

/** Spec 8: an invalid token leads back to the start after half a second. */
const LEAVE_AFTER_MS = 500

/** Another tab may have logged in as somebody else since; its stored session is not ours to clear. */
function clearOwnSession(): void {
  const kept = readItem('token')
  if (kept !== null && kept !== token.value) return
  clearSession()
  forgetAnswers()
}

/** Forgets the login. The journal stays in storage: it belongs to the account, and the next login shows it again. */
export function forgetSession(): void {
  sessionEpoch.value++
  clearOwnSession()
  token.value = null
  signedChain.value = null
  user.value = null
  keptPlayer.value = null
  userError.value = null
  roles.value = null
  serverId.value = null
  journal.value = []
  flow.value = null
  forgetStates()
}

/** Ends a login that the provider no longer accepts. */
export function endSession(reason: 'unauthorised'): void {
  if (token.value === null) return
  toast('error', new AppError(reason))
  clearOwnSession()
  setTimeout(forgetSession, LEAVE_AFTER_MS)
}
