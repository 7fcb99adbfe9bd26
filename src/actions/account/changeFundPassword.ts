import * as calls from '../../api/user'
import { SHORTEST_PASSWORD, validatePassword } from '../../domain/validation/validatePassword'
import { AppError, toAppError } from '../../errors'
import { api } from '../calls/services'
import { toast } from '../page/toast'
import { assertOwnPassword } from './assertOwnPassword'
import { changeUser } from './changeUser'

/** Sets or changes the fund password with a code. Spec 5. @returns why not, or null */
export async function changeFundPassword(password: string, code: string): Promise<AppError | null> {
  const problem = validatePassword(password)
  if (problem) return new AppError(problem, { minimum: SHORTEST_PASSWORD })
  try {
    assertOwnPassword()
    await calls.changeFundPassword(api, { password, code })
  } catch (cause) {
    return toAppError(cause)
  }
  changeUser({ hasFundPassword: true })
  toast('done', 'setting.fundPasswordDone')
  return null
}
