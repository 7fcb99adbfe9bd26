/** How far a price lies above the market's floor. */
export interface AboveFloor {
  /** From twice the floor on it is told as a factor, below that in percent of it. */
  unit: 'times' | 'percent'
  /** In tenths of the unit, of which only a factor below ten has any. Never more than it is, but 1% for less than that. */
  tenths: bigint
  /** Whether it is even more: beyond this a number says nothing. */
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
