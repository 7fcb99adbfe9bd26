import { loadable, type Pages } from './loading'
import { ofSession } from './ofSession'

/** A movement of a coin in the game, in the coin's smallest unit. */
export interface CoinMove {
  id: string
  /** Negative: out. */
  amount: bigint
  /** The balance after the movement. */
  balance: bigint
  /** In the provider's words. */
  reason: string
  /** Unix seconds */
  time: number
}

/** The movements of the coin viewed last, newest first. */
export const coinMoves = ofSession(loadable<Pages<CoinMove>>())
