import * as calls from '../../api/user'
import { SHORTEST_PASSWORD, validatePassword } from '../../domain/validation/validatePassword'
import { AppError, toAppError } from '../../errors'
import { api } from '../calls/services'
import { toast } from '../page/toast'
import { changeUser } from './changeUser'

/** Changes the login password, by the old one or by a code. Spec 5. @returns why not, or null */
export async function changePassword(
  password: string,
  proof: { oldPassword: string } | { code: string },
): Promise<AppError | null> {
  const problem = validatePassword(password)
  if (problem) return new AppError(problem, { minimum: SHORTEST_PASSWORD })
  const [old_password, code] = 'code' in proof ? [null, proof.code] : [proof.oldPassword, null]
  try {
    await calls.changePassword(api, { password, old_password, code })
  } catch (cause) {
    return toAppError(cause)
  }
  changeUser({ mustChangePassword: false, hasLoginPassword: true })
  toast('done', 'setting.passwordDone')
  return null
}
