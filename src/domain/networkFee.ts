import { factsOf } from './moneyFacts'
import type { MoneyKind } from './moneyKinds'

/**
 * About what a money action costs in network fees; null if the player sends nothing.
 * @param gasPrice wei per unit of gas
 * @returns wei, rounded up to two digits
 */
export function usualFee(kind: MoneyKind, gasPrice: bigint): bigint | null {
  const { usualGas } = factsOf(kind)
  return usualGas === null ? null : roundUp(usualGas * gasPrice)
}

/** An amount rounded up to its first two digits: short to read, and never too little. */
export function roundUp(units: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, String(units).length - 2))
  return ((units + step - 1n) / step) * step
}

/** What a transaction costs that does nothing. */
const LEAST_GAS = 21_000n
/** A coin or a contract of the deployment may cost more than the ones that were measured, but not many times as much. */
const MOST_TIMES_USUAL = 10n

/**
 * Whether a node's estimate of the gas can be right for a transaction of this kind. One that is not would go to the
 * wallet as a fee that nobody has, or as one with which nothing can succeed.
 */
export function isCredibleGas(kind: MoneyKind, gas: bigint): boolean {
  return gas >= LEAST_GAS && gas <= (factsOf(kind).usualGas ?? 0n) * MOST_TIMES_USUAL
}
