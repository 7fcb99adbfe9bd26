import { getLegion, getRanking, listPoints, listRedemptions, redeemPoints } from '../../../../src/api/legion'
import { RANKING_LENGTH } from '../../../../src/domain/legion'
import { whyNotRedeem } from '../../../../src/domain/redemption'
import { assertValid } from '../errors'
import { readCursor, toPage } from '../page'
import { type Api, route } from '../route'
import { LIMITS } from '../rules/limits'
import { addActivity } from '../store/activities'
import { moveCoins } from '../store/coins'
import { recordOwnEffect } from '../store/effects'
import { readStanding } from '../store/legion'
import type { PlayerRow } from '../store/players'
import { rankMonth } from '../store/ranking'
import { receivedMds, redeemableFrom } from '../store/redemptions'
import { toWhole } from '../wire/asset'

interface PointRow {
  id: number
  type: number
  points: string
  from_id: string
  nickname: string | null
  time: number
}

/** The legion: members, points, the month's ranking, redemption. Spec 9. */
export function legionRoutes(api: Api): void {
  route(api, getLegion, async ({ player, query }, tx) => {
    const after = readCursor(query.cursor, 1)
    const rows = await tx.all<PlayerRow>(
      `SELECT * FROM players WHERE inviter_id = ? ${after ? 'AND seq > ?' : ''} ORDER BY seq LIMIT ?`,
      [player.id, ...(after ?? []), LIMITS.pageSize + 1],
    )
    const page = toPage(rows, ({ seq }) => [seq])
    const standing = await readStanding(tx, player)
    const items = []
    for (const { id, nickname, level, points } of page.rows) {
      const received_mds = toWhole(await receivedMds(tx, id), 'MDS')
      items.push({ userid: id, nickname, level, points: toWhole(points, 'MDS'), received_mds })
    }
    return {
      level: player.level,
      points: toWhole(player.points, 'MDS'),
      received_mds: toWhole(await receivedMds(tx, player.id), 'MDS'),
      challenge_levels: player.challenge_levels,
      direct_braves: standing.directBraves,
      direct_knights: standing.directKnights,
      redeemable_at: await redeemableFrom(tx, player.id),
      items,
      next: page.next,
    }
  })

  route(api, getRanking, async ({ player, now }, tx) => {
    const { month, places } = await rankMonth(tx, now)
    const rows = places.map(({ id, nickname, level, points }, index) => ({
      place: index + 1,
      userid: id,
      nickname,
      level,
      points: toWhole(points, 'MDS'),
    }))
    const own = rows.find(({ userid }) => userid === player.id)
    return {
      month,
      items: rows.slice(0, RANKING_LENGTH),
      own: own ? { place: own.place, points: own.points } : null,
    }
  })

  route(api, listPoints, async ({ player, query }, tx) => {
    const after = readCursor(query.cursor, 2)
    const rows = await tx.all<PointRow>(
      `SELECT points.*, players.nickname FROM points LEFT JOIN players ON players.id = points.from_id
       WHERE points.player_id = ?1 AND (?2 IS NULL OR points.type = ?2)
       ${after ? 'AND (points.time, points.id) < (?4, ?5)' : ''} ORDER BY points.time DESC, points.id DESC LIMIT ?3`,
      [player.id, query.type, LIMITS.pageSize + 1, ...(after ?? [])],
    )
    const page = toPage(rows, ({ time, id }) => [time, id])
    const items = page.rows.map(({ id, type, points, from_id, nickname, time }) => ({
      id: String(id),
      type,
      points: toWhole(points, 'MDS'),
      userid: from_id,
      nickname: nickname ?? '',
      time,
    }))
    return { items, next: page.next }
  })

  route(api, listRedemptions, async ({ player, query }, tx) => {
    const after = readCursor(query.cursor, 2)
    const rows = await tx.all<{ id: number; amount: string; time: number }>(
      `SELECT * FROM redemptions WHERE player_id = ? ${after ? 'AND (time, id) < (?, ?)' : ''}
       ORDER BY time DESC, id DESC LIMIT ?`,
      [player.id, ...(after ?? []), LIMITS.pageSize + 1],
    )
    const page = toPage(rows, ({ time, id }) => [time, id])
    const items = page.rows.map(({ id, amount, time }) => ({ id: String(id), amount: toWhole(amount, 'MDS'), time }))
    return { items, next: page.next }
  })

  route(api, redeemPoints, async ({ player, key, now }, tx) => {
    const amount = BigInt(player.points)
    assertValid(whyNotRedeem(amount, now, await redeemableFrom(tx, player.id)))
    await tx.update('players', { id: player.id }, { points: '0' })
    const id = await tx.insert('redemptions', { player_id: player.id, amount: String(amount), time: now })
    await moveCoins(tx, { playerId: player.id, coin: 'MDS', amount, reason: 'redeem', now })
    await addActivity(tx, { playerId: player.id, type: 'redeem', amount, time: now })
    await recordOwnEffect(tx, { playerId: player.id, key, kind: 'redeem', coin: 'MDS', amount, now })
    const redeemable_at = await redeemableFrom(tx, player.id)
    return { id: String(id), amount: toWhole(amount, 'MDS'), time: now, redeemable_at }
  })
}
