import type { Provider } from '../provider'

const POLL_MS = 200

/** Looks at every block, so that effects count whose callback never comes. Resolves when it has stopped. */
export function watchChain(provider: Provider, eachTime: () => Promise<void>): () => Promise<void> {
  let isStopped = false
  let wake = (): void => undefined
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async (): Promise<void> => {
    while (!isStopped) {
      try {
        await provider.indexer.sync()
        await eachTime()
      } catch (cause) {
        if (!isStopped) console.error('The chain could not be followed', cause)
      }
      if (!isStopped) await pause()
    }
  }
  const running = run()
  return () => {
    isStopped = true
    wake()
    return running
  }
}
