import type { ErrorKey } from '../../errors'

/** A code from a message. Spec 5. */
export function validateCode(typed: string): ErrorKey | null {
  const code = typed.trim()
  if (code === '') return 'codeRequired'
  return /^\d{4,8}$/.test(code) ? null : 'codeWrong'
}
