import { loadable, type Pages } from './loading'

/** A movement of a coin in the game, in the coin's smallest unit. */
export interface CoinMove {
  id: string
  /** Below zero: out. */
  amount: bigint
  /** What was there after it. */
  balance: bigint
  /** In the provider's words. */
  reason: string
  /** Unix seconds */
  time: number
}

/** The movements of the coin that was looked at last, newest first. */
export const coinMoves = loadable<Pages<CoinMove>>()
