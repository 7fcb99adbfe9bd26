import type { AssetKind } from '../../../domain/asset'
import { toDigits } from '../../../domain/payload'
import { beginMoney } from '../begin'

export interface MintChoice {
  kind: Exclude<AssetKind, 'dragon'>
  coin: 'BNB' | 'MDS'
  /** What the player saw, in the coin's smallest unit. */
  price: bigint
}

/** Mints a card of one kind. */
export const beginMint = ({ kind, coin, price }: MintChoice): Promise<void> =>
  beginMoney('mint', null, () => ({ kind, coin, price: toDigits(price) }))
