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
  const floors = amounts.map((units) => floor(units, step))
  const missing = Number((sum - floors.reduce((before, units) => before + units, 0n)) / step)
  const raised = amounts
    .map((units, index) => ({ index, rest: units - (floors[index] ?? 0n) }))
    .sort((one, other) => (one.rest > other.rest ? -1 : one.rest < other.rest ? 1 : 0))
    .slice(0, missing)
    .map(({ index }) => index)
  return floors.map((units, index) => (raised.includes(index) ? units + step : units)) as {
    [Index in keyof Amounts]: bigint
  }
}
