import type { AssetWire } from '../../../../src/api/asset'
import { confirmHatch, confirmMint, prepareMint, summonHeroes } from '../../../../src/api/mint'
import { provedEffect, proving } from '../confirm'
import { assertThat } from '../errors'
import { type Api, route } from '../route'
import { LIMITS } from '../rules/limits'
import { NEEDS_OF } from '../rules/needs'
import { assertStanding } from '../rules/standing'
import { addActivity } from '../store/activities'
import { getAsset } from '../store/assets'
import { createAsset } from '../store/createAsset'
import { recordOwnEffect } from '../store/effects'
import { readMeta } from '../store/meta'
import { addOrder, findOrder } from '../store/orders'
import { toAssetWire, toWhole } from '../wire/asset'

/** The lowest grade of a summon with a high-level ticket. */
const SUMMON_GRADE = 12

/** New assets: minted on chain, hatched, summoned. Spec 4. */
export function mintRoutes(api: Api): void {
  route(api, prepareMint, async ({ player, body, key, now }, tx) => {
    await assertStanding(tx, player, ...NEEDS_OF.mint)
    assertThat(body.kind !== 'dragon', 'kindWrong')
    const { kind, coin } = body
    const price = toWhole((await readMeta(tx, coin === 'BNB' ? 'nativePrice' : 'coinPrice')) ?? '0', coin)
    const order = { playerId: player.id, kind: 'mint', assetId: null, detail: { kind, coin }, key, now } as const
    return { id: await addOrder(tx, order), kind, coin, price }
  })

  route(
    api,
    confirmMint,
    async (asked, tx) => {
      const order = await findOrder(tx, asked.body.id)
      assertThat(order && order.player_id === asked.player.id && order.kind === 'mint', 'notFound')
      const effect = await provedEffect(asked, tx, 'mint')
      const asset = await getAsset(tx, effect.asset_id ?? '')
      const { kind, coin } = JSON.parse(order.detail) as { kind: string; coin: string }
      assertThat(asset.kind === kind && effect.coin === coin, 'effectMismatch')
      await tx.update('orders', { id: order.id }, { closed: 1, asset_id: asset.id })
      return toAssetWire(tx, asset, asked.language, asked.now)
    },
    { before: proving('card') },
  )

  route(
    api,
    confirmHatch,
    async (asked, tx) => {
      const effect = await provedEffect(asked, tx, 'hatch')
      assertThat(effect.coin === asked.body.coin, 'effectMismatch')
      return toAssetWire(tx, await getAsset(tx, effect.asset_id ?? ''), asked.language, asked.now)
    },
    { before: proving('dragon') },
  )

  route(api, summonHeroes, async ({ player, body, key, language, now }, tx) => {
    await assertStanding(tx, player, ...NEEDS_OF.summon)
    assertThat(body.tickets > 0, 'quantityZero')
    assertThat(body.tickets <= LIMITS.summonTickets, 'aboveMaximum', { maximum: LIMITS.summonTickets })
    assertThat(player.tickets >= body.tickets, 'noTickets')
    const tickets = player.tickets - body.tickets
    await tx.update('players', { id: player.id }, { tickets })
    const born = { kind: 'hero', collection: 'card', tokenId: null, place: 'game' } as const
    const owner = { ownerId: player.id, ownerAddress: player.address ?? '' }
    const items: AssetWire[] = []
    for (let count = 0; count < body.tickets; count++) {
      const asset = await createAsset(tx, { ...born, ...owner, lowestGrade: SUMMON_GRADE, now })
      await addActivity(tx, { playerId: player.id, type: 'summon', asset, time: now })
      items.push(await toAssetWire(tx, asset, language, now))
    }
    await recordOwnEffect(tx, { playerId: player.id, key, kind: 'summon', amount: BigInt(body.tickets), now })
    return { items, tickets }
  })
}
