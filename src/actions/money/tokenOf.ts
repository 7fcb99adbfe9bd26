import { readOwner } from '../../chain/collection'
import { type Asset, collectionOf } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import type { JournalEntry } from '../../domain/journal'
import { AppError } from '../../errors'
import type { Reader } from '../../wallet/provider'
import { assertSamePrice, priceOf } from './payment'

/** What every action on an asset writes down of it. @throws {AppError} confirming while it has no token */
export function assetPayload(asset: Asset): Record<string, string> {
  if (asset.tokenId === null) throw new AppError('confirming')
  return {
    assetId: asset.id,
    collection: collectionOf(asset.kind),
    tokenId: String(asset.tokenId),
    name: asset.name,
  }
}

/** The token an entry is about, with the entry's id as its mark on chain. */
export function tokenOf({ id, payload }: JournalEntry) {
  const collection = payload.collection === 'dragon' ? ('dragon' as const) : ('card' as const)
  return { collection, tokenId: BigInt(payload.tokenId ?? ''), ref: id }
}

export const assetIdOf = ({ payload }: JournalEntry): string => payload.assetId ?? ''

/**
 * Holds what the provider prepared to what the player agreed to.
 * @throws {AppError} priceMoved, contractMismatch
 */
export function assertOrder(entry: JournalEntry): void {
  const { order, payload } = entry
  if (order.tokenId !== payload.tokenId) throw new AppError('contractMismatch', { what: 'token' })
  if (payload.price !== undefined) assertSamePrice(priceOf(entry), BigInt(order.price ?? 0), PRICE_COIN)
}

/** The account holds the token, by the chain's word. @throws {AppError} notYours */
export async function assertHolds(entry: JournalEntry, reader: Reader): Promise<void> {
  if ((await readOwner(reader, tokenOf(entry))) !== entry.account) throw new AppError('notYours')
}
