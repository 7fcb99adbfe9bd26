import type { Tx } from '../db/database'
import { promote } from './legion'
import { findPlayer } from './players'

/** Activates the account; the inviter gets one high-level summon ticket for it, to be collected. Spec 9. */
export async function activatePlayer(tx: Tx, playerId: string, time: number): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player || player.activated_at !== null) return
  await tx.update('players', { id: playerId }, { activated_at: time })
  if (player.inviter_id === null) return
  await tx.run(
    "INSERT OR IGNORE INTO messages (player_id, from_id, reason, tickets, time) VALUES (?, ?, 'invite', 1, ?)",
    [player.inviter_id, playerId, time],
  )
  await promote(tx, player.inviter_id)
}
