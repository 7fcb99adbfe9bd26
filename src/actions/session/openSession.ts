import { sessionEpoch, token } from '../../state/session'
import { type SignedChain, signedChain } from '../../state/signedChain'
import { forgetAnswers } from '../../storage/forgetAnswers'
import { clearSession, writeItem } from '../../storage/settings'
import { loadUser } from '../load/loadUser'
import { toStored } from '../wallet/isChainSigned'

/**
 * Starts a session with a fresh token; it outlives the page only if the player asked to be remembered.
 * @param signed what the message signed for the token named, if there was one
 */
export async function openSession(fresh: string, remember: boolean, signed: SignedChain | null = null): Promise<void> {
  clearSession()
  forgetAnswers()
  sessionEpoch.value++
  token.value = fresh
  signedChain.value = signed
  if (remember) writeItem('token', fresh)
  if (remember && signed) writeItem('signedChain', toStored(signed))
  await loadUser()
  void followPlayer()
}

/** Starts what runs by itself while somebody is logged in: watching the wallet, resuming open actions. */
export async function followPlayer(): Promise<void> {
  const [{ lookAtWallet }, { startJournal }] = await Promise.all([
    import('../wallet/wallet'),
    import('../money/resume'),
  ])
  await lookAtWallet()
  await startJournal()
}
