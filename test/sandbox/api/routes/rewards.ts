import { collectMessages, listInvites } from '../../../../src/api/user'
import type { Coin } from '../../../../src/domain/coin'
import { readCursor, toPage } from '../page'
import { type Api, route } from '../route'
import { LIMITS } from '../rules/limits'
import { addActivity } from '../store/activities'
import { moveCoins } from '../store/coins'
import { recordOwnEffect } from '../store/effects'
import { countInvites } from '../store/invites'
import type { PlayerRow } from '../store/players'
import { toWhole } from '../wire/asset'

interface MessageRow {
  id: number
  tickets: number
  coin: Coin | null
  amount: string | null
}

/** Rewards waiting to be collected, and the invited players. Spec 3, 9. */
export function rewardRoutes(api: Api): void {
  route(api, collectMessages, async ({ player, key, now }, tx) => {
    const rows = await tx.all<MessageRow>('SELECT * FROM messages WHERE player_id = ? AND collected_at IS NULL', [
      player.id,
    ])
    const tickets = rows.reduce((sum, row) => sum + row.tickets, 0)
    const sums = new Map<Coin, bigint>()
    for (const { coin, amount } of rows) {
      if (coin !== null) sums.set(coin, (sums.get(coin) ?? 0n) + BigInt(amount ?? 0))
    }
    for (const [coin, amount] of sums) {
      await moveCoins(tx, { playerId: player.id, coin, amount, reason: 'reward', now })
      await addActivity(tx, { playerId: player.id, type: 'reward', amount, coin, time: now })
    }
    await tx.run('UPDATE messages SET collected_at = ? WHERE player_id = ? AND collected_at IS NULL', [now, player.id])
    await tx.update('players', { id: player.id }, { tickets: player.tickets + tickets })
    await recordOwnEffect(tx, { playerId: player.id, key, kind: 'collect', amount: BigInt(tickets), now })
    return { tickets, coins: Object.fromEntries([...sums].map(([coin, amount]) => [coin, toWhole(amount, coin)])) }
  })

  route(api, listInvites, async ({ player, query }, tx) => {
    const after = readCursor(query.cursor, 2)
    const rows = await tx.all<PlayerRow>(
      `SELECT * FROM players WHERE inviter_id = ? ${after ? 'AND (joined_at, seq) < (?, ?)' : ''}
       ORDER BY joined_at DESC, seq DESC LIMIT ?`,
      [player.id, ...(after ?? []), LIMITS.pageSize + 1],
    )
    const page = toPage(rows, ({ joined_at, seq }) => [joined_at, seq])
    const items = page.rows.map(({ id, nickname, joined_at, activated_at }) => ({
      userid: id,
      nickname,
      joined_at,
      state: activated_at === null ? 0 : 1,
      activated_at,
    }))
    return { items, next: page.next, ...(await countInvites(tx, player.id)), tickets: player.tickets }
  })
}
