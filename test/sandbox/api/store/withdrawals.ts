import type { Coin } from '../../../../src/domain/coin'
import { withdrawableAt } from '../../../../src/domain/withdrawal'
import type { Tx } from '../db/database'

export interface WithdrawalRow {
  id: number
  player_id: string
  coin: Exclude<Coin, 'BNB'>
  amount: string
  fee: string
  state: 'submitted' | 'approved' | 'rejected'
  time: number
  settled_at: number | null
  hash: string | null
}

/** When the player may next request one, in Unix seconds: 24 h after the last request not rejected; 0 without one. */
export async function nextWithdrawalAt(tx: Tx, playerId: string): Promise<number> {
  const last = await tx.one<{ time: number | null }>(
    "SELECT MAX(time) AS time FROM withdrawals WHERE player_id = ? AND state <> 'rejected'",
    [playerId],
  )
  return withdrawableAt(last?.time ?? null)
}
