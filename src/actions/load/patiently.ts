import { AppError } from '../../errors'
import { type SlowWait, slowWaits } from '../../state/slowWaits'
import { unlessAborted } from '../../wallet/unlessAborted'
import { isScreenBusy } from '../page/untilQuiet'

const SLOW_AFTER_MS = 8000

/**
 * Runs a read that a screen may be waiting for. If that takes eight seconds, the page says so, and the player can have
 * the same asked for anew or stop waiting.
 * @param outer ends it all
 * @param isAwaited whether there still is nothing to look at in its place
 * @throws {AppError} stoppedWaiting, and what `read` throws
 */
export async function patiently<T>(
  read: (signal: AbortSignal) => Promise<T>,
  outer: AbortSignal,
  isAwaited: () => boolean,
): Promise<T> {
  for (;;) {
    const stop = new AbortController()
    const abort = () => stop.abort()
    let wished = '' as '' | 'retry' | 'stop'
    const wait: SlowWait = {
      path: location.pathname,
      end: (wish) => {
        wished = wish
        abort()
      },
    }
    const timer = setTimeout(() => {
      if (isAwaited() && isScreenBusy()) slowWaits.value = [...slowWaits.value, wait]
    }, SLOW_AFTER_MS)
    outer.addEventListener('abort', abort)
    try {
      return await unlessAborted(read(stop.signal), stop.signal)
    } catch (cause) {
      if (wished === 'stop') throw new AppError('stoppedWaiting')
      if (!wished || outer.aborted) throw cause
    } finally {
      clearTimeout(timer)
      outer.removeEventListener('abort', abort)
      if (slowWaits.value.includes(wait)) slowWaits.value = slowWaits.value.filter((other) => other !== wait)
    }
  }
}
