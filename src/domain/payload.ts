import type { AssetKind } from './asset'
import type { Coin } from './coin'
import type { AssetAction, KindWith } from './moneyFacts'
import type { MoneyKind } from './moneyKinds'

/** A whole number as text, for JSON has no bigint: an amount in a coin's smallest unit, or a token's number. */
export type Digits = `${bigint}`

/** A whole number as a payload keeps it. */
export const toDigits = (number: bigint): Digits => `${number}`

export interface TokenPayload {
  assetId: string
  collection: 'dragon' | 'card'
  tokenId: Digits
  /** Entries of older releases have none. */
  name?: string
}

/**
 * What is collected: shares of tokens, as `toTokensText` writes them, and always the failed payments. Entries of older
 * releases are about one asset, or about the failed payments alone.
 */
type PayoutPayload =
  | { tokens: string; amount: Digits; tokenId?: never; assetId?: never }
  | (TokenPayload & { tokens?: never })
  | { tokens?: never; tokenId?: never; assetId?: never }

/** The kinds that name a coin, and which; all others are paid in the coin of prices, or in nothing. */
export const COINS_OF = {
  mint: ['BNB', 'MDS'],
  hatch: ['BNB', 'MDS'],
  activateAccount: ['MDV'],
  activateAsset: ['MDV', 'HFH'],
  topUp: ['MDS', 'MDV', 'HFH', 'ENFT', 'USDT'],
} as const satisfies Partial<Record<MoneyKind, readonly Coin[]>>

/** The kinds with a price in their entries. */
export type PricedKind = KindWith<'pays', true> | KindWith<'prices', true>
export type PayingKind = KindWith<'pays', true>
export type MintKind = KindWith<'token', 'made'>
/** The kinds that always name a token; an asset that never left the game has none yet. */
export type TokenKind = Exclude<AssetAction, 'claim'>

type When<Is, Part> = [Is] extends [true] ? Part : unknown
type Is<K extends MoneyKind, Kinds extends MoneyKind> = K extends Kinds ? true : false

type Payloads = {
  [K in MoneyKind]: When<Is<K, TokenKind>, TokenPayload> &
    When<Is<K, 'claim'>, Pick<TokenPayload, 'assetId' | 'name'>> &
    When<Is<K, 'payout'>, PayoutPayload> &
    When<Is<K, PricedKind>, { price: Digits }> &
    // The price the player saw.
    When<Is<K, 'bid'>, { expectedPrice: Digits }> &
    // The cap up to which the player allows later bids too; without it exactly this one is allowed.
    When<Is<K, 'bid'>, { allowed?: Digits }> &
    // The kind of asset the player saw; entries of older releases have none.
    When<Is<K, 'buy' | 'bid'>, { expectedKind?: AssetKind }> &
    When<Is<K, MintKind>, { kind: AssetKind }> &
    (K extends keyof typeof COINS_OF ? { coin: (typeof COINS_OF)[K][number] } : unknown)
}

/** What the player wants of an action of this kind, as its entry keeps it: all that is needed to resume it. */
export type PayloadOf<K extends MoneyKind> = Payloads[K]

/** What any payload may have. */
export interface AnyPayload extends Partial<TokenPayload> {
  price?: Digits
  expectedPrice?: Digits
  allowed?: Digits
  expectedKind?: AssetKind
  kind?: AssetKind
  coin?: Coin
  tokens?: string
  /** The sum that the review named, in the smallest unit of MDS. */
  amount?: Digits
}
