import { signInByPassword } from '../../api/auth'
import { toAppError } from '../../errors'
import { loadTexts, locale } from '../../i18n'
import { isPasswordLoginBusy, passwordLoginError } from '../../state/passwordLogin'
import { rememberMe } from '../../state/rememberMe'
import { loginStage, sessionEpoch } from '../../state/session'
import { writeItem } from '../../storage/settings'
import { solvePuzzle } from '../account/solvePuzzle'
import { api } from '../calls/services'
import { stopWaiting } from '../wallet/askWallet'
import { openSession } from './openSession'
import { readInviteCode } from './readInviteCode'

export interface PasswordLogin {
  /** Calling code without the plus; null for an e-mail address. */
  area: string | null
  /** Mobile number or e-mail address. */
  account: string
  password: string
}

/**
 * Logs in with mobile number or e-mail and password, once the puzzle is solved. Cancels a wallet login that still
 * waits; if both run, the first to finish counts. Puts the outcome into `passwordLoginError`. Spec 1, 5.
 */
export async function logInByPassword(login: PasswordLogin): Promise<void> {
  stopWaiting()
  const epoch = sessionEpoch.value
  passwordLoginError.value = null
  isPasswordLoginBusy.value = true
  try {
    await solvePuzzle()
    const session = await signInByPassword(api, {
      ...login,
      invite_code: readInviteCode(),
    })
    if (epoch !== sessionEpoch.value) return
    stopWaiting()
    if (login.area && rememberMe.value) writeItem('areaCode', login.area)
    await openSession(session.token, rememberMe.value)
    loginStage.value = 'idle'
  } catch (cause) {
    await loadTexts(locale.value, ['error']).catch(Boolean)
    passwordLoginError.value = toAppError(cause)
  } finally {
    isPasswordLoginBusy.value = false
  }
}
