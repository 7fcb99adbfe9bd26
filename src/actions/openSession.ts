import { sessionEpoch, token } from '../state/session'
import { type SignedChain, signedChain } from '../state/signedChain'
import { clearSession, readItem, writeItem } from '../storage/settings'
import { toStored } from './isChainSigned'
import { loadUser } from './loadUser'

/**
 * Puts a fresh token to use; it outlives the page only where the player asked to be remembered.
 * @param signed what the message named that was signed for the token, if one was
 */
export async function openSession(fresh: string, remember: boolean, signed: SignedChain | null = null): Promise<void> {
  clearSession()
  sessionEpoch.value++
  token.value = fresh
  signedChain.value = signed
  if (remember) writeItem('token', fresh)
  if (remember && signed) writeItem('signedChain', toStored(signed))
  await loadUser()
  void followPlayer()
}

/** What goes on by itself while somebody is logged in: the wallet is watched, open actions go on. */
export async function followPlayer(): Promise<void> {
  const [{ lookAtWallet }, { startJournal }] = await Promise.all([import('./wallet'), import('./money/resume')])
  await lookAtWallet()
  await startJournal()
}

/** The invite code the visitor came with, if any. */
export const readInviteCode = (): string | null => readItem('inviteCode')
