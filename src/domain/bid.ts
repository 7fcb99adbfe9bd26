const BID_STEP = { numerator: 111n, denominator: 100n }

const roundUp = (amount: bigint, { numerator, denominator }: typeof BID_STEP): bigint =>
  (amount * numerator + denominator - 1n) / denominator

/** The lowest accepted bid, in the coin's smallest unit. Rounds up: one unit less is refused on chain. Spec 5. */
export function minimumBid(price: bigint): bigint {
  return roundUp(price, BID_STEP)
}

const STEPS = [
  BID_STEP,
  { numerator: 5n, denominator: 4n },
  { numerator: 3n, denominator: 2n },
  { numerator: 2n, denominator: 1n },
]

/** Bids to offer at a tap: the lowest, then a quarter, a half and the whole above the price; each once. Spec 5. */
export function bidSteps(price: bigint): bigint[] {
  return [...new Set(STEPS.map((step) => roundUp(price, step)))]
}

/** Who gets what of one auction trade, in the coin's smallest unit. */
export interface Shares {
  holder: bigint
  copyrightOwner: bigint
  fee: bigint
  pastTraders: bigint
}

/**
 * The parts of a trade under the 111 protocol: 95, 3, 1 and 1 percent. Each of the small ones rounds down and the
 * holder gets the rest, so they sum to the price. Without past traders their part is the holder's. Spec 9.
 */
export function split(price: bigint, tradesBefore: number): Shares {
  const copyrightOwner = (price * 3n) / 100n
  const fee = price / 100n
  const pastTraders = tradesBefore > 0 ? price / 100n : 0n
  return { holder: price - copyrightOwner - fee - pastTraders, copyrightOwner, fee, pastTraders }
}

const WHOLE_BPS = 10_000n

/** The parts of a fixed-price sale; `feeBps` in hundredths of a percent. The fee rounds down. Spec 9. */
export function saleSplit(price: bigint, feeBps: number): { seller: bigint; fee: bigint } {
  const fee = (price * BigInt(feeBps)) / WHOLE_BPS
  return { seller: price - fee, fee }
}
