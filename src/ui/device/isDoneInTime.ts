/** Some WebViews' clipboards neither accept the text nor refuse it. */
const LIMIT_MS = 1500

/** Whether something succeeds within a second and a half; what hangs counts as failed. */
export const isDoneInTime = (running: PromiseLike<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LIMIT_MS, false)
    const end = (isDone: boolean) => {
      clearTimeout(timer)
      resolve(isDone)
    }
    running.then(
      () => end(true),
      () => end(false),
    )
  })
