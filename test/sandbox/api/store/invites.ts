import type { Tx } from '../db/database'
import { findPlayerByInviteCode, type PlayerRow } from './players'

/** Who owns the invite code; null without one or with a code that nobody owns: a stale link must not bar a login. */
export async function findInviter(tx: Tx, inviteCode: string | null): Promise<PlayerRow | null> {
  return inviteCode === null ? null : findPlayerByInviteCode(tx, inviteCode.trim())
}
