import type { Tx } from '../db/database'
import { ApiError, assertThat, type GameOnlineType } from '../errors'
import type { PlayerRow } from '../store/players'
import { assertMayTry, clearTries, countTry } from '../store/tries'
import { isPassword } from './password'

/** Spec 6: what some actions require of the player. */
export type Need = 'wallet' | 'mobile' | 'fundPassword' | 'activation' | 'role' | `offline to ${GameOnlineType}`

/** @throws {ApiError} the first need that is not met, in the order given */
export async function assertStanding(tx: Tx, player: PlayerRow, ...needs: Need[]): Promise<void> {
  for (const need of needs) await assertNeed(tx, player, need)
}

async function assertNeed(tx: Tx, player: PlayerRow, need: Need): Promise<void> {
  switch (need) {
    case 'wallet':
      return assertThat(player.address !== null, 'linkAccount')
    case 'mobile':
      return assertThat(player.mobile !== null, 'phoneFirst')
    case 'fundPassword':
      return assertThat(player.fund_password !== null, 'fundPasswordFirst')
    case 'activation':
      return assertThat(player.activated_at !== null, 'activateFirst')
    case 'offline to claim':
      return assertThat(player.is_online === 0, 'gameOnline', { type: 'claim' })
    case 'offline to withdraw':
      return assertThat(player.is_online === 0, 'gameOnline', { type: 'withdraw' })
    case 'role': {
      const role = await tx.one('SELECT 1 FROM roles WHERE player_id = ? LIMIT 1', [player.id])
      return assertThat(role, 'roleFirst')
    }
  }
}

/** The player's wallet, lower case. */
export function walletOf(player: PlayerRow): string {
  assertThat(player.address !== null, 'linkAccount')
  return player.address
}

const FUND_TRIES = { tries: 5, seconds: 60 * 60 }

/** @throws {ApiError} fundPasswordFirst, fundPasswordWrong, tooManyRequests after five wrong ones */
export async function assertFundPassword(tx: Tx, player: PlayerRow, password: string, now: number): Promise<void> {
  assertThat(player.fund_password !== null, 'fundPasswordFirst')
  const subject = `fund ${player.id}`
  await assertMayTry(tx, subject, FUND_TRIES, now)
  if (await isPassword(password, player.fund_password)) {
    await clearTries(tx, subject)
    return
  }
  await countTry(tx, subject, FUND_TRIES, now)
  throw new ApiError('fundPasswordWrong', {}, { keepsChanges: true })
}
