/** The sandbox's sale fee. */
const FEE_BPS = 500n

/** What a sale at this price brings, calculated independently of the app's own rule. */
export function split(price: bigint): { seller: bigint; fee: bigint } {
  const fee = (price * FEE_BPS) / 10_000n
  return { seller: price - fee, fee }
}
