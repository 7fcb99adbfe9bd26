import * as calls from '../../api/user'
import { normaliseText } from '../../domain/text'
import { LONGEST_NICKNAME, validateNickname } from '../../domain/validation/validateNickname'
import { AppError, toAppError } from '../../errors'
import { user } from '../../state/session'
import { api } from '../calls/services'
import { toast } from '../page/toast'
import { assertOwnPassword } from './assertOwnPassword'
import { changeUser } from './changeUser'

/** Gives the player another nickname. Spec 5. @returns why not, or null */
export async function changeNickname(typed: string): Promise<AppError | null> {
  const problem = validateNickname(typed, user.value?.nickname ?? '')
  if (problem) return new AppError(problem, { maximum: LONGEST_NICKNAME })
  const nickname = normaliseText(typed)
  try {
    assertOwnPassword()
    await calls.changeNickname(api, { nickname })
  } catch (cause) {
    return toAppError(cause)
  }
  changeUser({ nickname })
  toast('done', 'setting.nicknameDone')
  return null
}
