import { activateArtifact, listArtifacts, listCards, listDragons } from '../../../../src/api/card'
import type { AssetKind, Place } from '../../../../src/domain/asset'
import type { Tx } from '../db/database'
import { assertThat } from '../errors'
import { type Page, readCursor, toPage } from '../page'
import { type Api, route } from '../route'
import { assertAtDisposal } from '../rules/disposal'
import { LIMITS } from '../rules/limits'
import { NEEDS_OF } from '../rules/needs'
import { assertStanding } from '../rules/standing'
import { type AssetRow, changeAsset, getAsset } from '../store/assets'
import { recordOwnEffect } from '../store/effects'
import type { PlayerRow } from '../store/players'
import { toAssetWire, toAssetWires } from '../wire/asset'

interface Filter {
  kind: AssetKind | null
  place: Place | null
  cursor: string | null
}

/** A player's assets, the last changed first. */
async function listOwn(tx: Tx, player: PlayerRow, { kind, place, cursor }: Filter): Promise<Page<AssetRow>> {
  const after = readCursor(cursor, 2)
  const rows = await tx.all<AssetRow>(
    `SELECT * FROM assets WHERE owner_id = ?1 AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR place = ?3)
     ${after ? 'AND (listed_at, seq) < (?5, ?6)' : ''} ORDER BY listed_at DESC, seq DESC LIMIT ?4`,
    [player.id, kind, place, LIMITS.pageSize + 1, ...(after ?? [])],
  )
  return toPage(rows, ({ listed_at, seq }) => [listed_at, seq])
}

/** The player's own assets in all three places. Spec 4. */
export function ownAssetRoutes(api: Api): void {
  route(api, listCards, async ({ player, query, language, now }, tx) => {
    const page = await listOwn(tx, player, query)
    return { items: await toAssetWires(tx, page.rows, language, now), next: page.next }
  })

  route(api, listDragons, async ({ player, query, language, now }, tx) => {
    const page = await listOwn(tx, player, { kind: 'dragon', place: null, cursor: query.cursor })
    return { items: await toAssetWires(tx, page.rows, language, now), next: page.next }
  })

  route(api, listArtifacts, async ({ player, query, language, now }, tx) => {
    const page = await listOwn(tx, player, { kind: 'equip', place: null, cursor: query.cursor })
    return { items: await toAssetWires(tx, page.rows, language, now), next: page.next }
  })

  route(api, activateArtifact, async ({ player, body, key, language, now }, tx) => {
    await assertStanding(tx, player, ...NEEDS_OF.artifact)
    const asset = await getAsset(tx, body.id)
    assertThat(asset.kind === 'equip', 'kindWrong')
    assertAtDisposal(asset, player, 'game')
    assertThat(asset.activated === 0, 'alreadyActive')
    await changeAsset(tx, asset.id, { activated: 1 }, now)
    await recordOwnEffect(tx, { playerId: player.id, key, kind: 'artifact', assetId: asset.id, now })
    return toAssetWire(tx, { ...asset, activated: 1 }, language, now)
  })
}
