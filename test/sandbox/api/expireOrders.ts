import type { Provider } from './provider'
import { LIMITS } from './rules/limits'
import { changeAsset, findAsset } from './store/assets'
import type { OrderRow } from './store/orders'

/** Drops sales that were prepared but never came on chain: the owner can use the asset again. */
export async function expireOrders({ db, clock }: Provider): Promise<void> {
  const now = clock.now()
  await db.turn(async (tx) => {
    const rows = await tx.all<OrderRow>('SELECT * FROM orders WHERE closed = 0 AND created_at <= ?', [
      now - LIMITS.orderSeconds,
    ])
    for (const order of rows) {
      await tx.update('orders', { id: order.id }, { closed: 1 })
      const asset = order.asset_id === null ? null : await findAsset(tx, order.asset_id)
      if (order.kind !== 'sell' || asset?.status !== 4) continue
      await changeAsset(tx, asset.id, { status: order.rest_status ?? 0 }, now)
    }
  })
}
