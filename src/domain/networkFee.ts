import { factsOf } from './moneyFacts'
import type { MoneyKind } from './moneyKinds'

/** What each token whose share a payout takes adds to its gas; measured by the same test as `usualGas`. */
const GAS_A_TOKEN = 33_000n

function gasOf(kind: MoneyKind, tokens: number): bigint | null {
  const { usualGas } = factsOf(kind)
  return usualGas === null ? null : usualGas + GAS_A_TOKEN * BigInt(tokens)
}

/**
 * About what a money action costs in network fees; null if the player sends nothing.
 * @param gasPrice wei per unit of gas
 * @param tokens of how many tokens a payout takes the shares
 * @returns wei, rounded up to two digits
 */
export function usualFee(kind: MoneyKind, gasPrice: bigint, tokens = 0): bigint | null {
  const gas = gasOf(kind, tokens)
  return gas === null ? null : roundUp(gas * gasPrice)
}

/** An amount rounded up to its first two digits: short to read, and never too little. */
export function roundUp(units: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, String(units).length - 2))
  return ((units + step - 1n) / step) * step
}

/** The gas that an account has to be able to pay, or its fee: the gas limit is a fifth above the estimate. */
export const withMargin = (gas: bigint): bigint => (gas * 12n) / 10n

/** What a transaction costs that does nothing. */
const LEAST_GAS = 21_000n
/** A coin or a contract of the deployment may cost more than the ones that were measured, but not many times as much. */
const MOST_TIMES_USUAL = 10n

/**
 * Whether a node's estimate of the gas can be right for a transaction of this kind. One that is not would go to the
 * wallet as a fee that nobody has, or as one with which nothing can succeed.
 */
export function isCredibleGas(kind: MoneyKind, gas: bigint, tokens = 0): boolean {
  return gas >= LEAST_GAS && gas <= (gasOf(kind, tokens) ?? 0n) * MOST_TIMES_USUAL
}
