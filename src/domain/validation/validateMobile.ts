import type { ErrorKey } from '../../errors'

/** A typed number without its trunk prefix, spaces, dashes and brackets; any other character stays. */
export const toMobile = (typed: string): string => typed.replace(/[\s()-]/g, '').replace(/^0+/, '')

/** A mobile number without its area code. Spec 5. */
export function validateMobile(typed: string): ErrorKey | null {
  if (typed.trim() === '') return 'required'
  return /^\d{6,12}$/.test(toMobile(typed)) ? null : 'mobileWrong'
}
