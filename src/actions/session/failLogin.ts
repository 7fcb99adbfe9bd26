import { toAppError } from '../../errors'
import { loadTexts, locale } from '../../i18n'
import { loginError, loginStage } from '../../state/session'

/** Puts the failure where the login page shows it, once its texts are loaded. */
export async function failLogin(cause: unknown): Promise<void> {
  await loadTexts(locale.value, ['error']).catch(Boolean)
  loginError.value = toAppError(cause)
  loginStage.value = 'failed'
}
