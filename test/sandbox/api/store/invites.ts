import type { Tx } from '../db/database'
import { findPlayerByInviteCode, type PlayerRow } from './players'

/**
 * The owner of the invite code; null without a code or for one that nobody owns: a stale link must not block a login.
 */
export async function findInviter(tx: Tx, inviteCode: string | null): Promise<PlayerRow | null> {
  return inviteCode === null ? null : findPlayerByInviteCode(tx, inviteCode.trim())
}

/** How many a player invited, and how many of those are activated. */
export async function countInvites(tx: Tx, playerId: string): Promise<{ invited: number; activated: number }> {
  const row = await tx.one<{ invited: number; activated: number }>(
    'SELECT COUNT(*) AS invited, COUNT(activated_at) AS activated FROM players WHERE inviter_id = ?',
    [playerId],
  )
  return { invited: row?.invited ?? 0, activated: row?.activated ?? 0 }
}
