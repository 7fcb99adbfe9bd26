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
