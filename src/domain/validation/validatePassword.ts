import type { ErrorKey } from '../../errors'

export const SHORTEST_PASSWORD = 6

/** At least 6 characters, spaces not counted. It is sent as it was typed. Spec 5. */
export function validatePassword(typed: string): ErrorKey | null {
  if (typed === '') return 'required'
  return [...typed.replace(/\s/gu, '')].length < SHORTEST_PASSWORD ? 'passwordShort' : null
}

/** The new password typed again has to match. Spec 5. */
export const validatePasswordAgain = (password: string, again: string): ErrorKey | null =>
  password === again ? null : 'passwordMismatch'
