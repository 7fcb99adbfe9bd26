import type { ErrorKey } from '../../errors'
import { isForbiddenText, isSameName, lengthOf, normaliseText } from '../text'

export const LONGEST_NICKNAME = 10

/** At most 10 characters, and different from the old one. Spec 5. */
export function validateNickname(typed: string, old: string): ErrorKey | null {
  if (isForbiddenText(typed)) return 'textForbidden'
  const nickname = normaliseText(typed)
  if (nickname === '') return 'required'
  if (lengthOf(nickname) > LONGEST_NICKNAME) return 'tooLong'
  return isSameName(nickname, old) ? 'nicknameSame' : null
}
