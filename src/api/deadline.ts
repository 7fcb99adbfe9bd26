/**
 * Runs `work` with one time-out over all of it; rejects at the time-out or when `outer` is aborted, even if `work`
 * never listens. What is still open afterwards, such as a body nobody reads, is aborted.
 */
export async function withDeadline<T>(
  timeoutMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (outer.aborted) throw new Error('aborted')
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  outer.addEventListener('abort', abort)
  try {
    return await Promise.race([
      new Promise<never>((_, reject) => {
        signal.onabort = reject
      }),
      work(signal),
    ])
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', abort)
    abort()
  }
}
