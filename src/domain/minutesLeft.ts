/** No auction lasts longer, in seconds; a later end is a mistake of the provider's. */
const LONGEST = 366 * 86_400

/**
 * How many minutes are left for a bid, rounded up; 0 when the time is up, null where the end cannot be right.
 * @param deadline Unix seconds; 0: none
 * @param now Unix seconds
 */
export function minutesLeft(deadline: number, now: number): number | null {
  const seconds = deadline - now
  return deadline > 0 && seconds <= LONGEST ? Math.ceil(Math.max(0, seconds) / 60) : null
}
