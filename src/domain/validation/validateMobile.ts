import type { ErrorKey } from '../../errors'

/** The digits of a typed number, without the trunk prefix, spaces and dashes; anything else in it stays. */
export const toMobile = (typed: string): string => typed.replace(/[\s()-]/g, '').replace(/^0+/, '')

/** A mobile number without its area code. Spec 5. */
export function validateMobile(typed: string): ErrorKey | null {
  if (typed.trim() === '') return 'required'
  return /^\d{6,12}$/.test(toMobile(typed)) ? null : 'mobileWrong'
}
