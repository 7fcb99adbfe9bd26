import type { Address } from 'viem'
import type { AssetKind, Place, StatusCode } from '../../../../src/domain/asset'
import type { Tx } from '../db/database'
import { assertThat } from '../errors'

export type CollectionName = 'card' | 'dragon'

export interface AssetRow {
  seq: number
  id: string
  index_id: string
  kind: AssetKind
  name_en: string
  name_zh: string
  /** The serial number printed on the card. */
  number: string
  grade: number
  camp: number
  profession: number
  skill: number
  star: number
  level: number
  stage: number
  refine_level: number
  /** JSON: attribute name to value. */
  attributes: string
  collection: CollectionName
  /** null: in the game only, minted when it is claimed. */
  token_id: number | null
  place: Place
  status: StatusCode
  owner_id: string | null
  /** Lower case; '' for an owner without a wallet. */
  owner_address: Address | ''
  market: 'sale' | 'auction' | null
  price: string | null
  start_price: string | null
  bid: string | null
  deadline: number | null
  taken_off: number
  activated: number
  listed_at: number
  changed_at: number
}

/** The statuses in which an asset is at its owner's disposal: in team, cancelled, bought. */
export const REST_STATUSES: readonly StatusCode[] = [0, 5, 51]

/** By id or by index id. */
export const findAsset = (tx: Tx, id: string): Promise<AssetRow | null> =>
  tx.one('SELECT * FROM assets WHERE id = ? OR index_id = ?', [id, id])

export const findAssetByToken = (tx: Tx, collection: CollectionName, tokenId: number): Promise<AssetRow | null> =>
  tx.one('SELECT * FROM assets WHERE collection = ? AND token_id = ?', [collection, tokenId])

/** @throws {ApiError} assetUnknown */
export async function getAsset(tx: Tx, id: string): Promise<AssetRow> {
  const asset = await findAsset(tx, id)
  assertThat(asset, 'assetUnknown')
  return asset
}

/** Changes an asset and notes when, so that a refresh can tell what is new. */
export async function changeAsset(tx: Tx, id: string, values: Partial<AssetRow>, now: number): Promise<void> {
  await tx.update('assets', { id }, { ...values, changed_at: now })
}

/** The market fields of an asset that is on no market. */
export const OFF_MARKET = {
  market: null,
  price: null,
  start_price: null,
  bid: null,
  deadline: null,
  taken_off: 0,
} as const
