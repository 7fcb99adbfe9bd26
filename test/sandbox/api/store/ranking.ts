import type { Tx } from '../db/database'
import type { PlayerRow } from './players'

export interface RankedPlayer {
  id: string
  nickname: string
  level: number
  points: bigint
}

/** Everybody who earned points this month (UTC), the most first; ties go to whoever earned them first. */
export async function rankMonth(tx: Tx, now: number): Promise<{ month: string; places: RankedPlayer[] }> {
  const date = new Date(now * 1000)
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1000
  const rows = await tx.all<Pick<PlayerRow, 'id' | 'nickname' | 'level' | 'points'>>(
    `SELECT players.id, players.nickname, players.level, points.points FROM points
     JOIN players ON players.id = points.player_id WHERE points.time >= ? ORDER BY points.id`,
    [start],
  )
  const ranked = new Map<string, RankedPlayer>()
  for (const { id, nickname, level, points } of rows) {
    const player = ranked.get(id) ?? { id, nickname, level, points: 0n }
    player.points += BigInt(points)
    ranked.set(id, player)
  }
  const places = [...ranked.values()].sort((a, b) => (a.points < b.points ? 1 : a.points > b.points ? -1 : 0))
  return { month: date.toISOString().slice(0, 7), places }
}
