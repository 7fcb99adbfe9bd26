const DEPTH = 6

/**
 * Whether the thrown value, or anything it wraps, passes the test. Wallets wrap in four ways: `cause`, `error`,
 * `data.originalError` (MetaMask/metamask-mobile#2944), and a list with the error in it.
 */
export function someCause(thrown: unknown, test: (cause: unknown) => boolean, depth = DEPTH): boolean {
  if (test(thrown)) return true
  if (typeof thrown !== 'object' || thrown === null || depth === 0) return false
  const { cause, error, data, originalError } = thrown as Record<string, unknown>
  const wrapped = Array.isArray(thrown) ? thrown : [cause, error, data, originalError]
  return wrapped.some((inner) => inner != null && someCause(inner, test, depth - 1))
}

/** Whether one of the causes carries one of these codes, as a number or as text. */
export function hasCode(thrown: unknown, ...codes: readonly (number | string)[]): boolean {
  return someCause(thrown, (cause) => {
    const { code, errorCode } = Object(cause) as { code?: unknown; errorCode?: unknown }
    const told = [code, errorCode].filter((found) => typeof found === 'number' || typeof found === 'string')
    return told.some((found) => codes.some((wanted) => String(wanted) === String(found)))
  })
}

/** Whether the text of any cause matches the pattern. */
export function hasText(thrown: unknown, pattern: RegExp): boolean {
  return someCause(thrown, (cause) => textsOf(cause).some((text) => pattern.test(text.trim())))
}

/** The texts of one cause, without those of the errors it wraps. */
export function textsOf(cause: unknown): string[] {
  const { message, reason, details } = Object(cause) as Record<string, unknown>
  return [cause, message, reason, details].filter((text): text is string => typeof text === 'string')
}
