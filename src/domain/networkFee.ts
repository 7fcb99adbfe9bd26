import type { MoneyKind } from './moneyKinds'

const APPROVAL = 50_000n

/**
 * Gas that the transactions of a money action usually take, with the approval before it where there is one: an approval
 * is for exactly one action, so nearly every action needs its own. Measured on the compiled contracts by a test.
 */
const USUAL_GAS: Readonly<Record<MoneyKind, bigint>> = {
  sell: 80_000n,
  cancel: 55_000n,
  buy: APPROVAL + 140_000n,
  deposit: 95_000n,
  claim: 0n, // the game sends it
  mint: APPROVAL + 150_000n,
  hatch: APPROVAL + 150_000n,
  auctionStart: APPROVAL + 155_000n,
  bid: APPROVAL + 210_000n,
  priceChange: 66_000n,
  takeOff: 79_000n,
  auctionWithdraw: 80_000n,
  payout: 80_000n,
  activateAccount: APPROVAL + 110_000n,
  activateAsset: APPROVAL + 110_000n,
  topUp: APPROVAL + 90_000n,
}

/**
 * About what a money action costs in network fees; null where nothing is sent.
 * @param gasPrice wei for a unit of gas
 * @returns wei, rounded up to two digits
 */
export const usualFee = (kind: MoneyKind, gasPrice: bigint): bigint | null =>
  USUAL_GAS[kind] ? roundUp(USUAL_GAS[kind] * gasPrice) : null

/** An amount rounded up to its first two digits: short to read, and never too little. */
export function roundUp(units: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, String(units).length - 2))
  return ((units + step - 1n) / step) * step
}
