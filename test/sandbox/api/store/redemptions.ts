import { redeemableAt } from '../../../../src/domain/redemption'
import type { Tx } from '../db/database'

/** When the player's points can next be redeemed, in Unix seconds; 0 before the first redemption. */
export async function redeemableFrom(tx: Tx, playerId: string): Promise<number> {
  const row = await tx.one<{ time: number | null }>('SELECT MAX(time) AS time FROM redemptions WHERE player_id = ?', [
    playerId,
  ])
  return redeemableAt(row?.time ?? null)
}

/** All MDS that a player's points were redeemed for, in its smallest unit. */
export async function receivedMds(tx: Tx, playerId: string): Promise<bigint> {
  const rows = await tx.all<{ amount: string }>('SELECT amount FROM redemptions WHERE player_id = ?', [playerId])
  return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}
