import { INVISIBLE } from '../../../../src/domain/invisible'
import { assertThat } from '../errors'
import { LIMITS } from './limits'

/** The name as it is kept: normal form, no spaces around, single ones inside. Spec 5. */
export function readNickname(text: string): string {
  assertThat(text.search(INVISIBLE) === -1, 'textForbidden')
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ')
  assertThat(name !== '', 'required')
  assertThat(!/\p{M}{4,}/u.test(name), 'textForbidden')
  const maximum = LIMITS.nicknameLength
  assertThat([...name].length <= maximum, 'tooLong', { maximum })
  return name
}
