import type { Tx } from '../db/database'
import { assertThat } from '../errors'
import { findPlayerByInviteCode, type PlayerRow } from './players'

/**
 * Who owns the invite code; null without a code.
 * @throws {ApiError} inviteCodeWrong
 */
export async function findInviter(tx: Tx, inviteCode: string | null): Promise<PlayerRow | null> {
  if (inviteCode === null || inviteCode.trim() === '') return null
  const inviter = await findPlayerByInviteCode(tx, inviteCode.trim())
  assertThat(inviter, 'inviteCodeWrong')
  return inviter
}
