/** When a request was sent, and when its answer began to arrive. */
export interface Exchange {
  sentMs: number
  answeredMs: number
}

/** An answer that took longer than so many delays had to wait for a free connection first. */
const QUEUED = 1.2

/** When a request was really under way: when it was sent, or when it was given a connection. */
const begunMs = ({ sentMs, answeredMs }: Exchange, delayMs: number): number =>
  answeredMs - sentMs > delayMs * QUEUED ? answeredMs - delayMs : sentMs

/**
 * The longest chain of requests of which each began when the one before was answered. Each is held for the same time,
 * so its length is the number of round trips that a player waits for; the page's own work in between does not count,
 * which makes it nearly the same on a busy machine.
 */
export function longestChain<T extends Exchange>(exchanges: readonly T[], delayMs: number): readonly T[] {
  const chains: (readonly [T, ...T[]])[] = []
  let longest: readonly T[] = []
  for (const exchange of [...exchanges].sort((one, other) => one.answeredMs - other.answeredMs)) {
    const begun = begunMs(exchange, delayMs)
    // Each chain is kept from its end to its start.
    const before = chains
      .filter(([last]) => last.answeredMs <= begun)
      .reduce<readonly T[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    const chain = [exchange, ...before] as const
    chains.push(chain)
    if (chain.length > longest.length) longest = chain
  }
  return [...longest].reverse()
}
