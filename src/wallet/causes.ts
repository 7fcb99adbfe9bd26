const DEPTH = 6

/**
 * Whether the thrown value, or anything it wraps, passes the test. Wallets wrap in three ways: `cause`, `error` and
 * `data.originalError` (MetaMask/metamask-mobile#2944).
 */
export function someCause(thrown: unknown, test: (cause: unknown) => boolean, depth = DEPTH): boolean {
  if (test(thrown)) return true
  if (typeof thrown !== 'object' || thrown === null || depth === 0) return false
  const { cause, error, data, originalError } = thrown as Record<string, unknown>
  return [cause, error, data, originalError].some(
    (inner) => typeof inner === 'object' && inner !== null && someCause(inner, test, depth - 1),
  )
}

/** Whether one of the causes carries one of these codes, as a number or as text. */
export function hasCode(thrown: unknown, ...codes: readonly (number | string)[]): boolean {
  return someCause(thrown, (cause) => {
    const { code, errorCode } = Object(cause) as { code?: unknown; errorCode?: unknown }
    return [code, errorCode].some((found) => found != null && codes.some((wanted) => String(wanted) === String(found)))
  })
}

/** Whether one of the causes says something like this. */
export function hasText(thrown: unknown, pattern: RegExp): boolean {
  return someCause(thrown, (cause) => textsOf(cause).some((text) => pattern.test(text.trim())))
}

function textsOf(cause: unknown): string[] {
  const { message, reason, details } = Object(cause) as Record<string, unknown>
  return [cause, message, reason, details].filter((text): text is string => typeof text === 'string')
}
