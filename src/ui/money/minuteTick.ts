import { signal } from '@preact/signals'

/** A step of a minute is shown at most this late. */
const TICK_MS = 15_000

let timer: ReturnType<typeof setInterval>

/** Changes every few seconds for whatever shows minutes: one timer for a whole list, which runs while somebody reads it. */
export const minuteTick = signal(0, {
  watched() {
    timer = setInterval(() => {
      minuteTick.value++
    }, TICK_MS)
  },
  unwatched() {
    clearInterval(timer)
  },
})
