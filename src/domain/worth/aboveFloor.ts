/** How far a price lies above the market's floor. */
export interface AboveFloor {
  /** A factor from twice the floor upwards, a percentage below that. */
  unit: 'times' | 'percent'
  /** In tenths, which are 0 but for a factor below ten. Rounded down, to at least 1%. */
  tenths: bigint
  /** The factor is capped: the true one is higher. */
  isMore: boolean
}

const MOST_TIMES = 999n

/** How far a price lies above a floor, both in the price coin's smallest unit; null: not above it, or above nothing. */
export function aboveFloor(price: bigint, floor: bigint): AboveFloor | null {
  if (floor <= 0n || price <= floor) return null
  const times = price / floor
  if (times < 2n) {
    const percent = ((price - floor) * 100n) / floor
    return { unit: 'percent', tenths: 10n * (percent || 1n), isMore: false }
  }
  if (times < 10n) return { unit: 'times', tenths: (10n * price) / floor, isMore: false }
  const isMore = times > MOST_TIMES
  return { unit: 'times', tenths: 10n * (isMore ? MOST_TIMES : times), isMore }
}
