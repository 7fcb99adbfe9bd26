import { ownDigest } from '../../support/ownDigest'

interface Timer {
  id: number
  at: number
  run: () => void
}

/** Rounds after which even a transaction of the fake database has come to its end. */
const QUIET_ROUNDS = 16

let now = 1_800_000_000_000
let nextId = 1
let timers: Timer[] = []

/** From here on time passes only where a test lets it: Node's timers and clock are replaced. */
export function installClock(): void {
  Date.now = () => now
  ownDigest()
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => {
      timers.push({ id: nextId, at: now + ms, run })
      return nextId++
    },
    clearTimeout: (id: number) => {
      timers = timers.filter((timer) => timer.id !== id)
    },
  })
}

/** Forgets what still waits, so that one test's page is no part of the next one's. */
export function clearTimers(): void {
  timers = []
}

/**
 * Everything that can go on without a timer goes on. What it imports on the way comes by no timer: the loader's own
 * thread answers each import() in turn, so ours comes after those that were made before it.
 */
export async function quiet(): Promise<void> {
  for (let round = 0; round < QUIET_ROUNDS; round++) await new Promise((resolve) => setImmediate(resolve))
  await import('../../../src/errors')
  for (let round = 0; round < QUIET_ROUNDS; round++) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets time pass until something is so. */
export async function until(isSo: () => boolean, limitMs = 120_000): Promise<void> {
  const end = now + limitMs
  await quiet()
  while (!isSo()) {
    const next = timers.sort((a, b) => a.at - b.at || a.id - b.id)[0]
    if (!next || next.at > end) throw new Error(`not so within ${limitMs} ms: ${isSo}`)
    timers = timers.filter((timer) => timer !== next)
    now = Math.max(now, next.at)
    next.run()
    await quiet()
  }
}

/** Lets so much time pass. */
export async function pass(ms: number): Promise<void> {
  const end = now + ms
  let isOver = false
  setTimeout(() => {
    isOver = true
  }, ms)
  await until(() => isOver && now >= end, ms)
}

/** Sets the device's clock, without any time passing. */
export function setClock(ms: number): void {
  const change = ms - now
  now = ms
  for (const timer of timers) timer.at += change
}

export const clockNow = (): number => now
