import { AppError } from '../../errors'
import { activities } from '../../state/activities'
import { fees, ownAssets, walletBalances } from '../../state/assets'
import { coinMoves } from '../../state/coinMoves'
import { artifacts, newborn } from '../../state/collection'
import { flow } from '../../state/flow'
import { invites } from '../../state/invites'
import { journal } from '../../state/journal'
import { keptPlayer } from '../../state/knownPlayer'
import { legion, pointHistory, ranking, redemptions } from '../../state/legion'
import { recoveries } from '../../state/recoveries'
import { serverPlaces } from '../../state/servers'
import { roles, serverId, sessionEpoch, token, user } from '../../state/session'
import { signedChain } from '../../state/signedChain'
import { summons } from '../../state/summons'
import { userError } from '../../state/userError'
import { waiting } from '../../state/waiting'
import { withdrawals } from '../../state/withdrawals'
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
  const nothing = { data: null, busy: false, error: null }
  ownAssets.value = nothing
  artifacts.value = nothing
  newborn.value = {}
  walletBalances.value = nothing
  fees.value = nothing
  withdrawals.value = nothing
  coinMoves.value = nothing
  summons.value = nothing
  activities.value = nothing
  legion.value = nothing
  invites.value = nothing
  serverPlaces.value = nothing
  ranking.value = nothing
  pointHistory.value = nothing
  redemptions.value = nothing
  recoveries.value = {}
  waiting.value = null
}

/** Ends a login that the provider no longer accepts. */
export function endSession(reason: 'unauthorised'): void {
  if (token.value === null) return
  toast('error', new AppError(reason))
  clearOwnSession()
  setTimeout(forgetSession, LEAVE_AFTER_MS)
}
