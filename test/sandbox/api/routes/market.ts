import { getCard, getDragon, listTrades } from '../../../../src/api/assetDetail'
import { listMarket } from '../../../../src/api/card'
import { assertThat } from '../errors'
import { readCursor, toPage } from '../page'
import { type Api, route } from '../route'
import { LIMITS } from '../rules/limits'
import { getAsset } from '../store/assets'
import { listMarketRows } from '../store/market'
import { toAssetDetailWire, toAssetWires, toDragonWire } from '../wire/asset'
import { type TradeRow, toTradeWire } from '../wire/trade'

/** What visitors may see too: the market, an item, its trades. Spec 2, 6. */
export function marketRoutes(api: Api): void {
  route(api, listMarket, async ({ query, language, now }, tx) => {
    const size = Math.min(Math.max(query.limit ?? LIMITS.pageSize, 1), LIMITS.longestPage)
    const page = await listMarketRows(tx, {
      tab: query.tab ?? 'hero',
      sort: query.sort ?? 'newest',
      camp: query.camp ?? 0,
      profession: query.profession ?? 0,
      gradeBand: query.grade_band ?? 0,
      skill: query.skill ?? 0,
      star: query.star ?? 0,
      cursor: query.cursor,
      size,
      now,
    })
    return { items: await toAssetWires(tx, page.rows, language, now), next: page.next, total: page.total }
  })

  route(api, getCard, async ({ path, language, now }, tx) =>
    toAssetDetailWire(tx, await getAsset(tx, path.id), language, now),
  )

  route(api, getDragon, async ({ path, language, now }, tx) => {
    const dragon = await getAsset(tx, path.id)
    assertThat(dragon.kind === 'dragon', 'kindWrong')
    return toDragonWire(tx, dragon, language, now)
  })

  route(api, listTrades, async ({ body }, tx) => {
    const asset = await getAsset(tx, body.id)
    const after = readCursor(body.cursor, 2)
    const rows = await tx.all<TradeRow>(
      `SELECT * FROM trades WHERE asset_id = ? ${after ? 'AND (time, id) < (?, ?)' : ''}
       ORDER BY time DESC, id DESC LIMIT ?`,
      [asset.id, ...(after ?? []), LIMITS.pageSize + 1],
    )
    const page = toPage(rows, ({ time, id }) => [time, id])
    return { items: page.rows.map(toTradeWire), next: page.next }
  })
}
