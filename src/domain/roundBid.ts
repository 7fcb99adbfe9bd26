const SIGNIFICANT_DIGITS = 3

/**
 * A bid that reads at a glance, in the coin's smallest unit: rounded up to three significant digits, so that it is never
 * less than what is accepted. Spec 5.
 */
export function roundBid(bid: bigint): bigint {
  const rest = String(bid).length - SIGNIFICANT_DIGITS
  if (rest <= 0) return bid
  const step = 10n ** BigInt(rest)
  return ((bid + step - 1n) / step) * step
}

/** Bids to offer, rounded, each once: the first is the lowest that is offered, and none is below what is accepted. */
export const roundSteps = (steps: readonly bigint[]): bigint[] => [...new Set(steps.map(roundBid))]
