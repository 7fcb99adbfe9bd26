import { encodeMintWithCoin, encodeMintWithNative, readMintPrices } from '../../../chain/collection'
import { type AssetKind, collectionOf } from '../../../domain/asset'
import type { EntryOf } from '../../../domain/journal'
import type { MintKind } from '../../../domain/payload'
import type { Call } from '../../../wallet/calls'
import type { Reader } from '../../../wallet/provider'
import { assertCanPay, assertSamePrice, priceOf } from './payment'

/** Each kind's number in the contracts. */
export const KIND_CODES: Record<AssetKind, number> = { dragon: 0, hero: 1, equip: 2, pet: 3, lingshi: 4 }

type MintEntry = EntryOf<MintKind>

/** The collection that mints it. */
export const mintContractOf = ({ payload }: MintEntry) => collectionOf(payload.kind)

/** Each way to pay has its own function. */
export const mintFunctionOf = ({ payload }: MintEntry) => (payload.coin === 'BNB' ? 'mintWithNative' : 'mintWithCoin')

/** Checks that the chain's mint price is the one the player saw, and that the account can pay it. */
export async function checkMint(entry: MintEntry, reader: Reader): Promise<void> {
  const { coin } = entry.payload
  const [prices] = await Promise.all([readMintPrices(reader, mintContractOf(entry)), assertCanPay(entry, reader)])
  assertSamePrice(priceOf(entry), coin === 'BNB' ? prices.native : prices.coin, coin)
}

export function mintCall(entry: MintEntry): Call {
  const kind = KIND_CODES[entry.payload.kind]
  const mint = { collection: mintContractOf(entry), kind, price: priceOf(entry), ref: entry.id }
  return entry.payload.coin === 'BNB' ? encodeMintWithNative(mint) : encodeMintWithCoin(mint)
}
