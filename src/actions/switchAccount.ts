import { signOut } from '../api/auth'
import { forgetSession } from './endSession'
import { api } from './services'

/** "Account abnormal", confirmed: logs out, clears what belongs to the login and loads / again. Spec 8. */
export async function switchAccount(): Promise<void> {
  const told = signOut(api, {}).catch(Boolean)
  forgetSession()
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 1000))])
  location.replace('/')
}
