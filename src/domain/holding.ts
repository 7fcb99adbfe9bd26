import type { Auction } from '../chain/auction'
import type { Address } from './address'
import type { AuctionState } from './asset'
import type { TokenName } from './waiting'

/**
 * Where the chain has a token, seen from one wallet: in it, in the 111 protocol in its name, in the game, with somebody
 * else, or nowhere.
 */
export type Whereabouts = 'wallet' | 'contract' | 'game' | 'other' | 'none'

export interface Holding extends TokenName {
  is: Whereabouts
  /** What it is for sale for, in the smallest unit of MDS; null while it is not, or is somebody else's. */
  sale: bigint | null
  /** Its auction, while the wallet is its holder there. */
  lot: Auction | null
  /** Who else may move it out of the wallet, in lower case; null: nobody. */
  mover: Address | null
}

/** Whether an auction in this state gives the token back. */
export const isBack = (state: AuctionState): boolean => state !== 'open' && state !== 'none'

/** Whether the chain knows the token as this wallet's. */
export const isHeld = ({ is }: Holding): boolean => is === 'wallet' || is === 'contract'

/** How many tokens of a collection a wallet holds that are not among these; null while nobody knows. */
export function missingOf(
  holdings: readonly Holding[],
  collection: TokenName['collection'],
  held: bigint | null,
): bigint | null {
  if (held === null) return null
  const shown = holdings.filter((holding) => holding.collection === collection && holding.is === 'wallet')
  const missing = held - BigInt(shown.length)
  return missing > 0n ? missing : 0n
}
