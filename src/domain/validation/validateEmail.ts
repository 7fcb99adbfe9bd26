import type { ErrorKey } from '../../errors'

const LONGEST_EMAIL = 254
const EMAIL = /^[^\s@"<>]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/** Checks the form only; the code sent there proves that the address exists. Spec 5. */
export function validateEmail(typed: string): ErrorKey | null {
  const email = typed.trim()
  if (email === '') return 'required'
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? null : 'emailWrong'
}
