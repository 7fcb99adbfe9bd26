import type { Tx } from '../db/database'
import { directPoints, earnedLevel, ownPoints, type Standing } from '../rules/legion'
import { findPlayer, type PlayerRow } from './players'

/** Spec 3: 1 referral reward, 2 consumption reward. */
export const POINTS = { referral: 1, consumption: 2 } as const

interface Award {
  playerId: string
  type: (typeof POINTS)[keyof typeof POINTS]
  points: bigint
  fromId: string
  time: number
}

async function award(tx: Tx, { playerId, type, points, fromId, time }: Award): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player || points <= 0n) return
  await tx.update('players', { id: playerId }, { points: String(BigInt(player.points) + points) })
  await tx.insert('points', { player_id: playerId, type, points: String(points), from_id: fromId, time })
}

/** Points for MDS that a player spent: the own share, and the inviter's for a direct member. Spec 9. */
export async function awardSpend(tx: Tx, playerId: string | null, amount: bigint, time: number): Promise<void> {
  const player = playerId === null ? null : await findPlayer(tx, playerId)
  if (!player) return
  const fromId = player.id
  await award(tx, { playerId: fromId, type: POINTS.consumption, points: ownPoints(player.level, amount), fromId, time })
  const inviter = player.inviter_id === null ? null : await findPlayer(tx, player.inviter_id)
  if (!inviter) return
  const points = directPoints(inviter.level, amount)
  await award(tx, { playerId: inviter.id, type: POINTS.referral, points, fromId, time })
}

/** What determines a player's level. */
export async function readStanding(tx: Tx, player: PlayerRow): Promise<Standing> {
  const row = await tx.one<{ braves: number; knights: number }>(
    `SELECT COALESCE(SUM(level >= 2), 0) AS braves, COALESCE(SUM(level >= 3), 0) AS knights
     FROM players WHERE inviter_id = ?`,
    [player.id],
  )
  return {
    level: player.level,
    challengeLevels: player.challenge_levels,
    directBraves: row?.braves ?? 0,
    directKnights: row?.knights ?? 0,
  }
}

/** Promotes the player if the level is earned, then the inviter, whose level may depend on it. */
export async function promote(tx: Tx, playerId: string): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player) return
  const level = earnedLevel(await readStanding(tx, player))
  if (level === player.level) return
  await tx.update('players', { id: playerId }, { level })
  if (player.inviter_id !== null) await promote(tx, player.inviter_id)
}
