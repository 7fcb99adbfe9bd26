import type { StatusCode } from '../../../../src/domain/asset'
import type { MoneyKind } from '../../../../src/domain/moneyKinds'
import type { Tx } from '../db/database'

export interface OrderRow {
  id: string
  player_id: string
  kind: MoneyKind
  asset_id: string | null
  /** JSON: what was ordered. */
  detail: string
  key: string
  /** The status the asset returns to when the order is dropped. */
  rest_status: StatusCode | null
  created_at: number
  closed: number
}

export interface NewOrder {
  playerId: string
  kind: MoneyKind
  assetId: string | null
  detail: Record<string, string>
  key: string
  restStatus?: StatusCode
  now: number
}

/** Records what was prepared for a chain step. */
export async function addOrder(tx: Tx, order: NewOrder): Promise<string> {
  const id = `${order.kind}-${order.playerId}-${order.key.slice(2, 26)}`
  await tx.run('INSERT OR REPLACE INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)', [
    id,
    order.playerId,
    order.kind,
    order.assetId,
    JSON.stringify(order.detail),
    order.key,
    order.restStatus ?? null,
    order.now,
  ])
  return id
}

export const findOrder = (tx: Tx, id: string): Promise<OrderRow | null> =>
  tx.one('SELECT * FROM orders WHERE id = ?', [id])

/** Closes the asset's open orders: what was ordered has happened, or something else has. */
export const closeOrders = (tx: Tx, assetId: string): Promise<number> =>
  tx.run('UPDATE orders SET closed = 1 WHERE asset_id = ? AND closed = 0', [assetId])

/** The open order of one kind for the asset. */
export const findOpenOrder = (tx: Tx, assetId: string, kind: MoneyKind): Promise<OrderRow | null> =>
  tx.one('SELECT * FROM orders WHERE asset_id = ? AND kind = ? AND closed = 0 ORDER BY rowid DESC LIMIT 1', [
    assetId,
    kind,
  ])
