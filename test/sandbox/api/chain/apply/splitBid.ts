import type { Tx } from '../../db/database'

export interface BidParts {
  copyright: bigint
  fee: bigint
  holder: bigint
  /** What each past trader can claim for this bid, by address; rounded down for each share. */
  traders: Map<string, bigint>
}

/** Splits a bid as the contract does: 3 %, 1 %, 1 % among the past traders if there are any, the rest to the holder. */
export async function splitBid(tx: Tx, assetId: string, amount: bigint): Promise<BidParts> {
  const past = await tx.all<{ address: string; shares: number }>(
    "SELECT from_address AS address, COUNT(*) AS shares FROM trades WHERE asset_id = ? AND kind = 'bid' GROUP BY 1",
    [assetId],
  )
  const shares = past.reduce((sum, trader) => sum + BigInt(trader.shares), 0n)
  const copyright = (amount * 3n) / 100n
  const fee = amount / 100n
  const tradersPart = shares === 0n ? 0n : amount / 100n
  const perShare = shares === 0n ? 0n : tradersPart / shares
  return {
    copyright,
    fee,
    holder: amount - copyright - fee - tradersPart,
    traders: new Map(past.map((trader) => [trader.address, perShare * BigInt(trader.shares)])),
  }
}
