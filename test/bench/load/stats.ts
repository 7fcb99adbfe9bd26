export interface Summary {
  calls: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  longestMs: number
}

export interface Stats {
  /** Runs one call and keeps how long it took; what it threw says which it was. */
  time<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Something that must not happen. */
  fail(what: string): void
  /** A refusal by its code, such as a card that somebody else was quicker to buy. */
  refuse(code: number): void
  /** One whole trade, with all its steps. */
  trade(name: string): void
  summary(seconds: number): Summary
  /** The calls with the longest times, 99 % of them within so many milliseconds. */
  slowest(count: number): [name: string, p99Ms: number][]
  readonly failures: Map<string, number>
  readonly refusals: Map<number, number>
  readonly trades: Map<string, number>
}

const count = <K>(counts: Map<K, number>, key: K): unknown => counts.set(key, (counts.get(key) ?? 0) + 1)

/** The time within which this share of the calls was answered, rounded. */
function within(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
}

/** Collects what the players see. */
export function createStats(): Stats {
  const times: number[] = []
  const byName = new Map<string, number[]>()
  const failures = new Map<string, number>()
  const refusals = new Map<number, number>()
  const trades = new Map<string, number>()
  return {
    failures,
    refusals,
    trades,
    time: async (name, work) => {
      const begun = performance.now()
      try {
        return await work()
      } catch (cause) {
        throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
      } finally {
        const took = performance.now() - begun
        times.push(took)
        const known = byName.get(name) ?? []
        known.push(took)
        byName.set(name, known)
      }
    },
    fail: (what) => count(failures, what),
    refuse: (code) => count(refusals, code),
    trade: (name) => count(trades, name),
    summary: (seconds) => ({
      calls: times.length,
      perSecond: Math.round(times.length / seconds),
      p50Ms: within(times, 0.5),
      p99Ms: within(times, 0.99),
      longestMs: within(times, 1),
    }),
    slowest: (wanted) =>
      [...byName]
        .map(([name, all]): [string, number] => [name, within(all, 0.99)])
        .sort(([, a], [, b]) => b - a)
        .slice(0, wanted),
  }
}
