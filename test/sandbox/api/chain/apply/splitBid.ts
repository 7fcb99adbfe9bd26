import { split } from '../../../../../src/domain/bid'
import type { Tx } from '../../db/database'

export interface BidParts {
  holder: bigint
  /** What each past trader can claim for this bid, by address; rounded down for each share. */
  traders: Map<string, bigint>
}

/** Splits a bid as the contract does, with the past traders' part by trader: one share for each earlier trade. */
export async function splitBid(tx: Tx, assetId: string, amount: bigint): Promise<BidParts> {
  const past = await tx.all<{ address: string; shares: number }>(
    "SELECT from_address AS address, COUNT(*) AS shares FROM trades WHERE asset_id = ? AND kind = 'bid' GROUP BY 1",
    [assetId],
  )
  const shares = past.reduce((sum, trader) => sum + trader.shares, 0)
  const { holder, pastTraders } = split(amount, { hasPastTraders: shares > 0 })
  const perShare = shares === 0 ? 0n : pastTraders / BigInt(shares)
  return { holder, traders: new Map(past.map((trader) => [trader.address, perShare * BigInt(trader.shares)])) }
}
