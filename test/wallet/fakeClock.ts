interface Timer {
  id: number
  at: number
  run: () => void
}

/**
 * Runs the work on a clock of its own, which jumps to the next timer whenever nothing else can happen. So a minute's
 * waiting takes no time, and how long it was can be told.
 */
export async function onFakeClock<T>(work: () => Promise<T>): Promise<{ outcome: T; elapsedMs: number }> {
  const real = { setTimeout, clearTimeout, now: Date.now }
  const start = real.now()
  let now = start
  let nextId = 1
  let timers: Timer[] = []
  const fakes = {
    setTimeout: (run: () => void, ms = 0) => {
      timers.push({ id: nextId, at: now + ms, run })
      return nextId++
    },
    clearTimeout: (id: number) => {
      timers = timers.filter((timer) => timer.id !== id)
    },
  }
  Object.assign(globalThis, fakes)
  Date.now = () => now
  let settled = false
  try {
    const running = work().finally(() => {
      settled = true
    })
    running.catch(() => {})
    while (!settled) {
      await quiet()
      if (settled) break
      const next = timers.sort((a, b) => a.at - b.at || a.id - b.id).shift()
      if (!next) throw new Error('the work waits for something that no timer brings')
      now = next.at
      next.run()
    }
    return { outcome: await running, elapsedMs: now - start }
  } finally {
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout })
    Date.now = real.now
  }
}

const realTimeout = setTimeout

/**
 * Everything that can go on without a timer has gone on; a module that is imported on the way has come. An import() is
 * answered by the loader's own thread, in turn, so ours waits for those before it; and one may lead to the next.
 */
async function quiet(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
    await Promise.all(LOADED_LATER.map((load) => load()))
    await new Promise((resolve) => realTimeout(resolve))
  }
}

/** What the code under test imports when it is needed: a file comes by no timer. */
const LOADED_LATER = [() => import('../../src/wallet/readSigner')]
