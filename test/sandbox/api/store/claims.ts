import type { ChainEvent } from '../chain/events'
import type { Tx } from '../db/database'
import { addActivity } from './activities'
import type { AssetRow } from './assets'
import { recordEffect } from './effects'

export interface ClaimRow {
  hash: string
  player_id: string
  asset_id: string
  key: string
  done: number
}

/** Claims that were sent with this transaction and are not on chain yet, as far as we have seen. */
export const openClaims = (tx: Tx, hash: string): Promise<ClaimRow[]> =>
  tx.all('SELECT * FROM claims WHERE hash = ? AND done = 0 ORDER BY rowid', [hash])

/** Whether the asset is on its way to a player's wallet. */
export const hasOpenClaim = async (tx: Tx, assetId: string): Promise<boolean> =>
  (await tx.one('SELECT 1 FROM claims WHERE asset_id = ? AND done = 0', [assetId])) !== null

/** Closes the claim of an asset that has arrived in the player's wallet. */
export async function finishClaim(tx: Tx, asset: AssetRow, { hash, time, block }: ChainEvent): Promise<void> {
  const claim = (await openClaims(tx, hash)).find(({ asset_id }) => asset_id === asset.id)
  if (!claim) return
  await tx.update('claims', { hash, asset_id: asset.id }, { done: 1 })
  const { player_id, key } = claim
  const effect = {
    account: player_id,
    key,
    kind: 'claim',
    player_id,
    asset_id: asset.id,
    coin: null,
    amount: null,
  } as const
  await recordEffect(tx, { ...effect, block, hash, time })
  await addActivity(tx, { playerId: player_id, type: 'claim', asset, time, hash })
}
