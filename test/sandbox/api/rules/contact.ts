import { validateArea } from '../../../../src/domain/validation/validateArea'
import { validateEmail } from '../../../../src/domain/validation/validateEmail'
import { toMobile, validateMobile } from '../../../../src/domain/validation/validateMobile'
import { assertValid } from '../errors'
import type { Contact } from '../store/players'

/** A mobile number with its area code, or an e-mail address, in its one stored form. Spec 5. */
export function readContact(account: string, area: string | null): Contact {
  if (account.includes('@')) {
    assertValid(validateEmail(account))
    return { account: account.trim().toLowerCase(), area: null }
  }
  const code = area?.trim().replace(/^\+/, '') ?? null
  assertValid(validateArea(code))
  assertValid(validateMobile(account))
  return { account: toMobile(account), area: code }
}

/** The contact as one text, for codes and tries. */
export const contactName = ({ account, area }: Contact): string => (area === null ? account : `+${area}${account}`)
