import { readKind, readOwner } from '../../../chain/collection'
import { type Asset, collectionOf } from '../../../domain/asset'
import { PRICE_COIN } from '../../../domain/coin'
import type { Hex } from '../../../domain/hex'
import type { EntryOf } from '../../../domain/journal'
import { type TokenKind, type TokenPayload, toDigits } from '../../../domain/payload'
import { AppError } from '../../../errors'
import type { Reader } from '../../../wallet/provider'
import { KIND_CODES } from './minting'
import { assertSamePrice } from './payment'

/** The payload that every action on an asset writes. @throws {AppError} confirming while it has no token */
export function assetPayload(asset: Asset): TokenPayload {
  if (asset.tokenId === null) throw new AppError('confirming')
  return {
    assetId: asset.id,
    collection: collectionOf(asset.kind),
    tokenId: toDigits(asset.tokenId),
    name: asset.name,
  }
}

/** The token an entry is about, with the entry's id as its `ref` on chain. */
export function tokenOf({ id, payload }: { id: Hex; payload: TokenPayload }) {
  return { collection: payload.collection, tokenId: BigInt(payload.tokenId), ref: id }
}

/**
 * Checks what the provider prepared against what the player agreed to.
 * @throws {AppError} priceMoved, contractMismatch
 */
export function assertOrder(entry: EntryOf<'sell' | 'buy' | 'cancel'>): void {
  const { order, payload } = entry
  if (order.tokenId !== payload.tokenId) throw new AppError('contractMismatch', { what: 'token' })
  if ('price' in payload) assertSamePrice(BigInt(payload.price), BigInt(order.price ?? 0), PRICE_COIN)
}

/**
 * Checks on chain that the account owns the token that the provider has in its wallet; if not, the player has moved it
 * elsewhere, past the game. Spec 5. @throws {AppError} nftAway
 */
export async function assertHolds(entry: EntryOf<TokenKind>, reader: Reader): Promise<void> {
  if ((await readOwner(reader, tokenOf(entry))) !== entry.account) throw new AppError('nftAway')
}

/**
 * Checks on chain that the token is of the kind the player saw. Of what the provider says about an NFT's worth, this is
 * all that the contracts know: name, grade and stars are the game's. @throws {AppError} contractMismatch
 */
export async function assertKind(entry: EntryOf<'buy' | 'bid'>, reader: Reader): Promise<void> {
  const { expectedKind } = entry.payload
  if (expectedKind && (await readKind(reader, tokenOf(entry))) !== KIND_CODES[expectedKind])
    throw new AppError('contractMismatch', { what: 'kind' })
}
