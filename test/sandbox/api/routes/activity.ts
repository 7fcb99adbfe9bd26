import type { Hex } from 'viem'
import { type ActivityWire, listActivities } from '../../../../src/api/activity'
import type { Coin } from '../../../../src/domain/coin'
import { activityName } from '../activityTexts'
import { isChinese, type Language } from '../language'
import { readCursor, toPage } from '../page'
import { type Api, route } from '../route'
import { LIMITS } from '../rules/limits'
import { toWhole } from '../wire/asset'

interface ActivityRow {
  id: number
  type: number
  asset_id: string
  amount: string
  two_amount: string
  fee: string
  coin: Coin
  two_address: string
  two_userid: string
  name_en: string
  name_zh: string
  token_id: string
  index_id: string
  time: number
  hash: Hex | null
}

const toWire = (row: ActivityRow, language: Language): ActivityWire => ({
  id: String(row.id),
  type: row.type,
  name: activityName(row.type, BigInt(row.two_amount), language),
  assets_id: row.asset_id,
  amount: toWhole(row.amount, row.coin),
  two_amount: toWhole(row.two_amount, row.coin),
  fee: toWhole(row.fee, row.coin),
  coin: row.coin,
  two_address: row.two_address,
  two_userid: row.two_userid,
  nftname: isChinese(language) ? row.name_zh : row.name_en,
  tokenid: row.token_id,
  index_id: row.index_id,
  time: row.time,
  hash: row.hash,
})

/** The activity feed. Spec 3. */
export function activityRoutes(api: Api): void {
  route(api, listActivities, async ({ player, query, language }, tx) => {
    const after = readCursor(query.cursor, 2)
    const rows = await tx.all<ActivityRow>(
      `SELECT * FROM activities WHERE player_id = ?1 AND (?2 IS NULL OR type = ?2) AND (?3 IS NULL OR coin = ?3)
       ${after ? 'AND (time, id) < (?5, ?6)' : ''} ORDER BY time DESC, id DESC LIMIT ?4`,
      [player.id, query.type, query.coin, LIMITS.pageSize + 1, ...(after ?? [])],
    )
    const page = toPage(rows, ({ time, id }) => [time, id])
    return { items: page.rows.map((row) => toWire(row, language)), next: page.next }
  })
}
