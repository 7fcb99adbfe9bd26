import { sessionEpoch, token } from '../../state/session'
import { type SignedChain, signedChain, toStored } from '../../state/signedChain'
import { clearSession } from '../../storage/clearSession'
import { forgetAnswers } from '../../storage/forgetAnswers'
import { writeItem } from '../../storage/settings'
import { meetPlayer } from './meetPlayer'

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
  await meetPlayer()
}
