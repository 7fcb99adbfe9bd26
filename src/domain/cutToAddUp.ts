/** Cuts an amount to a multiple of `step`, towards zero. */
const cut = (units: bigint, step: bigint): bigint => (units / step) * step

/** The highest multiple of `step` that is not above an amount. */
function floor(units: bigint, step: bigint): bigint {
  const towardsZero = cut(units, step)
  return towardsZero > units ? towardsZero - step : towardsZero
}

/**
 * Cuts amounts to multiples of `step` so that what is shown adds up: those with the largest remainders are raised until
 * the sum is reached. None moves by a whole step, and an amount that needs no cut stays.
 * @param sum what they add up to: a multiple of `step` less than one step from their own sum; their own, cut, if left out
 */
export function cutToAddUp<Amounts extends readonly bigint[]>(
  amounts: Amounts,
  step: bigint,
  sum = cut(
    amounts.reduce((before, units) => before + units, 0n),
    step,
  ),
): { [Index in keyof Amounts]: bigint } {
  const parts = amounts.map((units) => {
    const below = floor(units, step)
    return { below, rest: units - below }
  })
  const missing = Number((sum - parts.reduce((before, { below }) => before + below, 0n)) / step)
  const byRest = [...parts].sort((one, other) => (one.rest > other.rest ? -1 : one.rest < other.rest ? 1 : 0))
  const raised = new Set(byRest.slice(0, missing))
  return parts.map((part) => (raised.has(part) ? part.below + step : part.below)) as {
    [Index in keyof Amounts]: bigint
  }
}
