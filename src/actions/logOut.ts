import { signOut } from '../api/auth'
import { forgetSession } from './endSession'
import { api } from './services'

/** Logs out. Forgets the token even if the provider cannot be reached. Spec 2, 4. */
export async function logOut(): Promise<void> {
  const told = signOut(api, {}).catch(Boolean)
  forgetSession()
  await told
}
