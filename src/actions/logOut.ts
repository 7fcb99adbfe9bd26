import { signOut } from '../api/auth'
import { forgetSession } from './endSession'
import { api } from './services'

/** Logs out. The token is forgotten here even when the provider cannot be told. Spec 2, 4. */
export async function logOut(): Promise<void> {
  const told = signOut(api, {}).catch(Boolean)
  forgetSession()
  await told
}
