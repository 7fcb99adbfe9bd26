import { type Asset, collectionOf } from '../../domain/asset'
import type { JournalEntry } from '../../domain/journal'
import { AppError } from '../../errors'

/** What every action on an asset writes down of it. */
export function assetPayload(asset: Asset): Record<string, string> {
  if (asset.tokenId === null) throw new AppError('confirming')
  return {
    assetId: asset.id,
    collection: collectionOf(asset.kind),
    tokenId: String(asset.tokenId),
  }
}

/** The token an entry is about, with the entry's id as its mark on chain. */
export function tokenOf({ id, payload }: JournalEntry) {
  const collection = payload.collection === 'dragon' ? ('dragon' as const) : ('card' as const)
  return { collection, tokenId: BigInt(payload.tokenId ?? ''), ref: id }
}

export const assetIdOf = ({ payload }: JournalEntry): string => payload.assetId ?? ''

/** In the price coin's smallest unit */
export const priceOf = ({ payload }: JournalEntry): bigint => BigInt(payload.price ?? '')

/**
 * Holds what the provider prepared to what the player agreed to.
 * @throws {AppError} priceMoved, contractMismatch
 */
export function assertOrder({ order, payload }: JournalEntry): void {
  if (order?.tokenId !== payload.tokenId) throw new AppError('contractMismatch', { what: 'token' })
  if (payload.price !== undefined && order?.price !== payload.price) {
    throw new AppError('priceMoved', {
      expected: payload.price,
      actual: order?.price ?? '',
    })
  }
}
