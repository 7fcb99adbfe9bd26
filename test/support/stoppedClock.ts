import { act } from 'preact/test-utils'

const real = { now: Date.now, setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval }
const ticks = new Set<() => void>()
let now = 0

/** A clock that stands still until a test moves it on; what the page repeats is called by that alone. */
export const stoppedClock = {
  /** Takes the place of the real one. @param seconds Unix seconds that it shows */
  start(seconds: number): void {
    now = seconds
    ticks.clear()
    Date.now = () => now * 1000
    globalThis.setInterval = ((tick: () => void) => {
      ticks.add(tick)
      return tick
    }) as unknown as typeof setInterval
    globalThis.clearInterval = ((tick: unknown) => ticks.delete(tick as () => void)) as unknown as typeof clearInterval
  },
  restore(): void {
    Date.now = real.now
    globalThis.setInterval = real.setInterval
    globalThis.clearInterval = real.clearInterval
  },
  /** Moves it on and calls whatever repeats, once. */
  pass(seconds: number): void {
    now += seconds
    act(() => {
      for (const tick of [...ticks]) tick()
    })
  },
  /** In Unix seconds. */
  now: () => now,
  /** How many timers run. */
  running: () => ticks.size,
}
