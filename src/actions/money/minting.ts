import { encodeMintWithCoin, encodeMintWithNative, readMintPrices } from '../../chain/collection'
import { ASSET_KINDS, type AssetKind, collectionOf } from '../../domain/asset'
import type { JournalEntry } from '../../domain/journal'
import { AppError } from '../../errors'
import type { Call } from '../../wallet/calls'
import type { Reader } from '../../wallet/provider'
import { assertCanPay, assertSamePrice, coinOf, priceOf } from './payment'

/** The contracts' numbers of the kinds. */
export const KIND_CODES: Record<AssetKind, number> = { dragon: 0, hero: 1, equip: 2, pet: 3, lingshi: 4 }

/** @throws {AppError} contractMismatch for a kind we do not know */
export function mintedKindOf({ payload }: JournalEntry): AssetKind {
  const kind = ASSET_KINDS.find((known) => known === payload.kind)
  if (!kind) throw new AppError('contractMismatch', { what: 'kind' })
  return kind
}

/** Mints are paid in BNB or in MDS. @throws {AppError} contractMismatch for another coin */
export function mintCoinOf(entry: JournalEntry): 'BNB' | 'MDS' {
  const coin = coinOf(entry)
  if (coin !== 'BNB' && coin !== 'MDS') throw new AppError('contractMismatch', { what: 'coin' })
  return coin
}

/** The collection that mints it. */
export const mintContractOf = (entry: JournalEntry) => collectionOf(mintedKindOf(entry))

/** Each way to pay has a function of its own. */
export const mintFunctionOf = (entry: JournalEntry) => (mintCoinOf(entry) === 'BNB' ? 'mintWithNative' : 'mintWithCoin')

/** The chain's mint price is the one the player saw, and the account can pay it. */
export async function checkMint(entry: JournalEntry, reader: Reader): Promise<void> {
  const coin = mintCoinOf(entry)
  const [prices] = await Promise.all([readMintPrices(reader, mintContractOf(entry)), assertCanPay(entry, reader)])
  assertSamePrice(priceOf(entry), coin === 'BNB' ? prices.native : prices.coin, coin)
}

export function mintCall(entry: JournalEntry): Call {
  const kind = KIND_CODES[mintedKindOf(entry)]
  const mint = { collection: mintContractOf(entry), kind, price: priceOf(entry), ref: entry.id }
  return mintCoinOf(entry) === 'BNB' ? encodeMintWithNative(mint) : encodeMintWithCoin(mint)
}
