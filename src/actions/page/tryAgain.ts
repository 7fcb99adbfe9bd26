import { effect } from '@preact/signals'
import { providerAnswers } from '../../state/providerAnswers'

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000
/** Signs that it may work by now: the network, the player or the page is back. */
const HINTS = ['online', 'focus', 'pageshow', 'visibilitychange']

/**
 * Repeats what has failed until it resolves to true: after growing pauses, and sooner at each hint and after each
 * answer of the provider, but never twice within two seconds.
 */
export function tryAgain(attempt: () => Promise<boolean>): void {
  let timer: ReturnType<typeof setTimeout>
  let pauseMs = FIRST_PAUSE_MS
  let triedAt = Date.now()
  let isTrying = false
  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const run = async () => {
    isTrying = true
    const isDone = await attempt()
    isTrying = false
    triedAt = Date.now()
    if (isDone) return stop()
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    plan(pauseMs)
  }
  const hurry = () => {
    // The absolute difference, because the clock may have been set back.
    if (!isTrying) plan(Math.max(0, FIRST_PAUSE_MS - Math.abs(Date.now() - triedAt)))
  }
  let isFirst = true
  const forget = effect(() => {
    // Each new answer runs this again.
    void providerAnswers.value
    if (!isFirst) hurry()
    isFirst = false
  })
  const stop = () => {
    clearTimeout(timer)
    forget()
    for (const hint of HINTS) removeEventListener(hint, hurry)
  }
  for (const hint of HINTS) addEventListener(hint, hurry)
  plan(pauseMs)
}
