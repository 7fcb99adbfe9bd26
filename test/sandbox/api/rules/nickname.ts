import { normaliseText } from '../../../../src/domain/text'
import { LONGEST_NICKNAME, validateNickname } from '../../../../src/domain/validation/validateNickname'
import { assertValid } from '../errors'

/** The name in its one stored form. Spec 5. */
export function readNickname(text: string, old = ''): string {
  assertValid(validateNickname(text, old), { maximum: LONGEST_NICKNAME })
  return normaliseText(text)
}
