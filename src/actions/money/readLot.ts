import { readAuction } from '../../chain/auction'
import { type Asset, collectionOf } from '../../domain/asset'
import type { Lot } from '../../domain/whatChanged'
import { reader } from './reader'

/** An asset's auction on chain; null if there is none. @throws {AppError} chainSilent */
export async function readLot({ kind, tokenId }: Asset): Promise<Lot | null> {
  if (tokenId === null) return null
  const lot = await readAuction(reader, { collection: collectionOf(kind), tokenId })
  return lot.state === 'none' ? null : lot
}
