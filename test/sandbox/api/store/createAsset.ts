import type { AssetKind, Place } from '../../../../src/domain/asset'
import type { Tx } from '../db/database'
import { createNature, seedOfToken } from '../seed/attributes'
import { type AssetRow, type CollectionName, getAsset } from './assets'

export interface NewAsset {
  kind: AssetKind
  collection: CollectionName
  /** null: in the game only. */
  tokenId: number | null
  place: Place
  ownerId: string | null
  ownerAddress: string
  /** It may be born with a better grade, not with a lower one. */
  lowestGrade?: number
  now: number
}

const FIRST_ID = 1000
/** How the serial number of each kind begins. */
const PREFIX: Record<AssetKind, string> = { dragon: 'DR', hero: 'HE', equip: 'EQ', pet: 'PE', lingshi: 'LS' }

/** A new asset. What it is follows from its token, or from its own number if it has none. */
export async function createAsset(tx: Tx, asset: NewAsset): Promise<AssetRow> {
  const last = await tx.one<{ seq: number }>('SELECT seq FROM assets ORDER BY seq DESC LIMIT 1')
  const seq = (last?.seq ?? 0) + 1
  const id = String(FIRST_ID + seq)
  const nature = createNature({
    kind: asset.kind,
    id,
    seed: asset.tokenId === null ? `game ${seq}` : seedOfToken(asset.tokenId),
    lowestGrade: asset.lowestGrade ?? 0,
  })
  await tx.insert('assets', {
    ...nature,
    seq,
    id,
    index_id: `${PREFIX[asset.kind].toLowerCase()}${FIRST_ID + seq}`,
    number: `${PREFIX[asset.kind]}-${String(seq).padStart(6, '0')}`,
    kind: asset.kind,
    collection: asset.collection,
    token_id: asset.tokenId,
    place: asset.place,
    status: 0,
    owner_id: asset.ownerId,
    owner_address: asset.ownerAddress,
    activated: asset.kind === 'pet' || asset.kind === 'lingshi' ? 1 : 0,
    listed_at: asset.now,
    changed_at: asset.now,
  })
  return getAsset(tx, id)
}
