import { redeemableAt } from '../../../../src/domain/redemption'
import type { Tx } from '../db/database'

/** From when the player's points can be redeemed; 0 before the first time. */
export async function redeemableFrom(tx: Tx, playerId: string): Promise<number> {
  const row = await tx.one<{ time: number | null }>('SELECT MAX(time) AS time FROM redemptions WHERE player_id = ?', [
    playerId,
  ])
  return redeemableAt(row?.time ?? null)
}

/** All MDS that somebody's points became, in its smallest unit. */
export async function receivedMds(tx: Tx, playerId: string): Promise<bigint> {
  const rows = await tx.all<{ amount: string }>('SELECT amount FROM redemptions WHERE player_id = ?', [playerId])
  return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}
