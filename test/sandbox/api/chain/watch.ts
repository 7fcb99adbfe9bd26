import { toApiError, toRefusal } from '../errors'
import type { Provider } from '../provider'

const POLL_MS = 200

/**
 * Watches every block, so that effects count even if their callback never comes. Reports trouble once, when it begins.
 * @returns a function that stops it, and resolves when it has stopped
 */
export function watchChain(
  provider: Provider,
  eachTime: () => Promise<void>,
  say: (line: string) => void = (line) => console.error(line),
): () => Promise<void> {
  let isStopped = false
  let lastTrouble = ''
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
        lastTrouble = ''
      } catch (cause) {
        const trouble = whatIs(cause)
        if (!isStopped && trouble !== lastTrouble) say(`The chain cannot be followed: ${trouble}`)
        lastTrouble = trouble
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

/** A known trouble in one line, a bug of ours with its stack. */
function whatIs(cause: unknown): string {
  const known = toApiError(cause)
  if (known) return toRefusal(known, 'EN-US').msg
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
