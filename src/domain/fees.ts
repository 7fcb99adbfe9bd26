import type { Coin } from './coin'

/** Current fees, minimums and prices, in each coin's smallest unit. Spec 5, 9. */
export interface Fees {
  /** In hundredths of a percent of the price. */
  saleFeeBps: number
  /** Of a sale or an auction, in the price coin; 0: none is known. */
  lowestPrice: bigint
  /** Likewise; null: none is known. */
  highestPrice?: bigint | null
  /** `maximum` null: none is known. */
  withdraw: Partial<Record<Coin, { minimum: bigint; maximum?: bigint | null; fee: bigint }>>
  deposit: Partial<Record<Coin, { minimum: bigint }>>
  accountActivation: bigint
  assetActivation: Partial<Record<Coin, bigint>>
  mint: Partial<Record<Coin, bigint>>
  /** Unix seconds */
  nextWithdrawAt: number
}
