import { signInByPassword } from '../api/auth'
import { loginError, loginStage } from '../state/session'
import { failLogin } from './failLogin'
import { openSession, readInviteCode } from './openSession'
import { api } from './services'
import { solvePuzzle } from './solvePuzzle'

export interface PasswordLogin {
  /** Calling code without the plus; null for an e-mail address. */
  area: string | null
  /** Mobile number or e-mail address. */
  account: string
  password: string
  remember: boolean
}

/**
 * Logs in with mobile number or e-mail and password, once the puzzle is solved. The outcome is left in `loginStage` and
 * `loginError`. Spec 1, 5.
 */
export async function logInByPassword({ remember, ...login }: PasswordLogin): Promise<void> {
  loginError.value = null
  loginStage.value = 'token'
  try {
    await solvePuzzle()
    const session = await signInByPassword(api, {
      ...login,
      invite_code: readInviteCode(),
    })
    await openSession(session.token, remember)
    loginStage.value = 'idle'
  } catch (cause) {
    await failLogin(cause)
  }
}
