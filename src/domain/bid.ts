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

/**
 * Bids to offer as buttons: the lowest accepted, then the price plus a quarter, a half and the whole of it; each once.
 * Spec 5.
 */
export function bidSteps(price: bigint): bigint[] {
  return [...new Set(STEPS.map((step) => roundUp(price, step)))]
}

/** How one auction trade is shared out, in the coin's smallest unit. */
export interface Shares {
  holder: bigint
  copyrightOwner: bigint
  fee: bigint
  pastTraders: bigint
}

/**
 * The shares of a trade under the 111 protocol: 95, 3, 1 and 1 percent. Each small share rounds down and the holder
 * gets the rest, so they sum to the price. Without past traders their share goes to the holder. Spec 9.
 */
export function split(price: bigint, { hasPastTraders }: { hasPastTraders: boolean }): Shares {
  const copyrightOwner = (price * 3n) / 100n
  const fee = price / 100n
  const pastTraders = hasPastTraders ? price / 100n : 0n
  return { holder: price - copyrightOwner - fee - pastTraders, copyrightOwner, fee, pastTraders }
}

/** The shares of a trade, from its price and what the holder received of it; null if these rules did not split it. */
export function sharesOf(price: bigint, received: bigint): Shares | null {
  const ways = [split(price, { hasPastTraders: true }), split(price, { hasPastTraders: false })]
  return ways.find(({ holder }) => holder === received) ?? null
}

const WHOLE_BPS = 10_000n

/** The shares of a fixed-price sale; `feeBps` is in hundredths of a percent. The fee rounds down. Spec 9. */
export function saleSplit(price: bigint, feeBps: number): { seller: bigint; fee: bigint } {
  const fee = (price * BigInt(feeBps)) / WHOLE_BPS
  return { seller: price - fee, fee }
}
