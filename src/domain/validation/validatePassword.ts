import type { ErrorKey } from '../../errors'

export const SHORTEST_PASSWORD = 6

/** At least 6 characters, not counting spaces. It is sent as typed. Spec 5. */
export function validatePassword(typed: string): ErrorKey | null {
  if (typed === '') return 'required'
  return [...typed.replace(/\s/gu, '')].length < SHORTEST_PASSWORD ? 'passwordShort' : null
}

/** The repeated password must match the new one. Spec 5. */
export const validatePasswordAgain = (password: string, again: string): ErrorKey | null =>
  password === again ? null : 'passwordMismatch'
