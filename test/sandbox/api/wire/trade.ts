import type { Address, Hex } from 'viem'
import { formatUnits } from 'viem'
import type { tradeShape } from '../../../../src/api/assetDetail'
import type { Wire } from '../../../../src/api/shape'
import { decimalsOf } from '../../../../src/config'
import type { Tx } from '../db/database'

export interface TradeRow {
  id: number
  asset_id: string
  token_id: number
  kind: 'sale' | 'bid'
  time: number
  from_address: Address
  to_address: Address
  price: string
  hash: Hex | null
}

/** An asset's trades, newest first. */
export const listTradeRows = (tx: Tx, assetId: string): Promise<TradeRow[]> =>
  tx.all('SELECT * FROM trades WHERE asset_id = ? ORDER BY time DESC, id DESC', [assetId])

/** A trade as the calls return it. */
export const toTradeWire = (trade: TradeRow): Wire<typeof tradeShape> => ({
  token_id: String(trade.token_id),
  time: trade.time,
  from: trade.from_address,
  to: trade.to_address,
  price: formatUnits(BigInt(trade.price), decimalsOf('MDS')),
  hash: trade.hash,
})
