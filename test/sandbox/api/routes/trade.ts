import { formatUnits } from 'viem'
import { coinToUnits } from '../../../../src/api/amounts'
import type { orderShape } from '../../../../src/api/card'
import {
  confirmCancel,
  confirmPurchase,
  confirmSale,
  prepareCancel,
  preparePurchase,
  prepareSale,
} from '../../../../src/api/card'
import type { Wire } from '../../../../src/api/shape'
import { assertCoinBalance } from '../chain/coinBalance'
import { confirmAsset, proving } from '../confirm'
import { assertThat } from '../errors'
import { type Api, route } from '../route'
import { readPrice } from '../rules/amount'
import { assertAtDisposal, assertOwner } from '../rules/disposal'
import { NEEDS_OF } from '../rules/needs'
import { assertStanding } from '../rules/standing'
import { type AssetRow, changeAsset, getAsset } from '../store/assets'
import { addOrder, closeOrders, findOpenOrder } from '../store/orders'

const toOrder = (id: string, asset: AssetRow, price: string | null): Wire<typeof orderShape> => ({
  id,
  token_id: String(asset.token_id ?? 0),
  price,
})

/** Sale at a fixed price: each step is prepared here, done on chain, and confirmed here. Spec 4. */
export function tradeRoutes(api: Api): void {
  route(api, prepareSale, async ({ player, path, body, key, now }, tx) => {
    await assertStanding(tx, player, ...NEEDS_OF.sale)
    const price = readPrice(body.price)
    const asset = await getAsset(tx, path.id)
    const prepared = await findOpenOrder(tx, asset.id, 'sell')
    const rest = prepared?.player_id === player.id ? (prepared.rest_status ?? 0) : asset.status
    assertAtDisposal({ ...asset, status: asset.status === 4 ? rest : asset.status }, player, 'wallet')
    await closeOrders(tx, asset.id)
    await changeAsset(tx, asset.id, { status: 4 }, now)
    const detail = { price: String(price) }
    const order = { playerId: player.id, kind: 'sell', assetId: asset.id, detail, key, restStatus: rest, now } as const
    return toOrder(await addOrder(tx, order), asset, formatUnits(price, 18))
  })
  route(api, confirmSale, (asked, tx) => confirmAsset(asked, tx, 'sell', asked.path.id), {
    before: proving('card', 'dragon'),
  })

  route(api, prepareCancel, async ({ player, path, key, now }, tx) => {
    await assertStanding(tx, player, ...NEEDS_OF.sale)
    const asset = await getAsset(tx, path.id)
    assertOwner(asset, player)
    assertThat(asset.market === 'sale' && asset.status === 1, 'notForSale')
    await closeOrders(tx, asset.id)
    const order = { playerId: player.id, kind: 'cancel', assetId: asset.id, detail: {}, key, now } as const
    return toOrder(await addOrder(tx, order), asset, null)
  })
  route(api, confirmCancel, (asked, tx) => confirmAsset(asked, tx, 'cancel', asked.path.id), {
    before: proving('card', 'dragon'),
  })

  route(
    api,
    preparePurchase,
    async ({ player, path, body, key, now }, tx) => {
      await assertStanding(tx, player, ...NEEDS_OF.sale)
      const asset = await getAsset(tx, path.id)
      assertThat(asset.owner_id !== player.id, 'ownAsset')
      assertThat(asset.market === 'sale' && asset.status === 1 && asset.price !== null, 'notForSale')
      const price = formatUnits(BigInt(asset.price), 18)
      assertThat(coinToUnits(body.price, 'MDS') === BigInt(asset.price), 'priceMoved', { price })
      const detail = { price: asset.price }
      const order = { playerId: player.id, kind: 'buy', assetId: asset.id, detail, key, now } as const
      return toOrder(await addOrder(tx, order), asset, price)
    },
    {
      before: ({ provider, player, body }) =>
        assertCoinBalance(provider, player, 'MDS', coinToUnits(body.price, 'MDS')),
    },
  )
  route(api, confirmPurchase, (asked, tx) => confirmAsset(asked, tx, 'buy', asked.path.id), {
    before: proving('card', 'dragon'),
  })
}
