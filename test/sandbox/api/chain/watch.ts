import { toApiError, toRefusal } from '../errors'
import type { Provider } from '../provider'

const POLL_MS = 200

/**
 * Looks at every block, so that effects count whose callback never comes. Trouble is said once, when it begins.
 * @returns what stops it, and resolves when it has
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

/** A known trouble in one line, a defect of ours with its place. */
function whatIs(cause: unknown): string {
  const known = toApiError(cause)
  if (known) return toRefusal(known, 'EN-US').msg
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
