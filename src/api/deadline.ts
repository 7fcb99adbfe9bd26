/**
 * Runs `work` with one time-out over all of it; rejects at the time-out or when `outer` is aborted, even if `work`
 * never listens. What is still open afterwards, such as a body nobody reads, is aborted.
 */
export async function withDeadline<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let stop: () => void = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('stopped'))
  })
  const timer = setTimeout(stop, timeoutMs)
  outer?.addEventListener('abort', stop)
  if (outer?.aborted) stop()
  try {
    return await Promise.race([stopped, work(controller.signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
    controller.abort()
  }
}
