import { signOut } from '../../api/auth'
import { writeItem } from '../../storage/settings'
import { api } from '../calls/services'
import { forgetSession } from './endSession'

/** Logs out. Forgets the token, and who invited the player, even if the provider cannot be reached. Spec 2, 4. */
export async function logOut(): Promise<void> {
  const told = signOut(api, {}).catch(Boolean)
  forgetSession()
  writeItem('inviteCode', null)
  await told
}
