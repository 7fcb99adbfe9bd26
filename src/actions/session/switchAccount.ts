import { signOut } from '../../api/auth'
import { clearSession } from '../../storage/clearSession'
import { forgetAnswers } from '../../storage/forgetAnswers'
import { writeItem } from '../../storage/settings'
import { api } from '../calls/services'

/**
 * "Account abnormal", confirmed: logs out, clears what belongs to the login and loads / again. The page stays as it is
 * until then, because the reload would end a login begun in between. Spec 8.
 */
export async function switchAccount(): Promise<void> {
  const told = signOut(api, {}).catch(Boolean)
  clearSession()
  writeItem('inviteCode', null)
  forgetAnswers()
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 1000))])
  location.replace('/')
}
