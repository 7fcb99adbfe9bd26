/**
 * The past traders of one asset and what they can collect, counted as the contract does: a part of each trade goes to
 * all shares alike, and what cannot be divided is carried to the next trade.
 */
export interface PastTraders {
  shares: bigint
  /** What each share has earned so far, in the coin's smallest unit. */
  perShare: bigint
  carried: bigint
  /** By who it is. */
  of: Readonly<Record<string, { shares: bigint; settled: bigint } | undefined>>
}

export const NO_TRADERS: PastTraders = { shares: 0n, perShare: 0n, carried: 0n, of: {} }

/** Whether anybody has a share. */
export const hasTraders = ({ shares }: PastTraders): boolean => shares !== 0n

/** What this one can collect, in the coin's smallest unit. */
export function pendingOf({ of, perShare }: PastTraders, who: string): bigint {
  const { shares = 0n, settled = 0n } = of[who] ?? {}
  return shares * perShare - settled
}

/** Divides a part of a trade among all shares; without any there is nothing to divide. */
export function share(traders: PastTraders, units: bigint): PastTraders {
  if (!hasTraders(traders)) return traders
  const sum = units + traders.carried
  return { ...traders, perShare: traders.perShare + sum / traders.shares, carried: sum % traders.shares }
}

/** Gives one more share, which earns from the next trade on. */
export function addTrader(traders: PastTraders, who: string): PastTraders {
  const { shares = 0n, settled = 0n } = traders.of[who] ?? {}
  const own = { shares: shares + 1n, settled: settled + traders.perShare }
  return { ...traders, shares: traders.shares + 1n, of: { ...traders.of, [who]: own } }
}

/** Marks all that this one can collect as collected. */
export function settle(traders: PastTraders, who: string): PastTraders {
  const own = traders.of[who]
  if (!own) return traders
  return { ...traders, of: { ...traders.of, [who]: { ...own, settled: own.shares * traders.perShare } } }
}
