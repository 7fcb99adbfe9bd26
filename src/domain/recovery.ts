import type { AssetStatus, Place } from './asset'

/** Where a player's token is according to the chain. */
export const CHAIN_PLACES = ['wallet', 'listing', 'auction', 'vault'] as const
export type ChainPlace = (typeof CHAIN_PLACES)[number]

/**
 * What an asset's row offers when the device no longer knows how its last action went: nothing, wait, finish (tell the
 * provider what the chain shows), withdraw from the protocol, or have the provider look again.
 */
export type RecoveryAction = 'none' | 'wait' | 'finish' | 'auctionWithdraw' | 'refresh'

/** What to offer for an asset on which the chain and the provider disagree. */
export interface Recovery {
  action: Exclude<RecoveryAction, 'none'>
  /** null: on chain it is with another player. */
  place: ChainPlace | null
}

const TABLE: Record<AssetStatus, Record<ChainPlace, RecoveryAction>> = {
  inTeam: { wallet: 'none', listing: 'finish', auction: 'finish', vault: 'none' },
  // Cancelled on chain, or never listed: the provider must be informed either way.
  selling: { wallet: 'finish', listing: 'none', auction: 'none', vault: 'refresh' },
  // In the vault it waits for the game to send it. The protocol locks it after trades, and its holder may then withdraw
  // it.
  locked: { wallet: 'refresh', listing: 'refresh', auction: 'auctionWithdraw', vault: 'wait' },
  // In the vault the game is about to send it; a deposit is the other way round, see below.
  confirming: { wallet: 'refresh', listing: 'finish', auction: 'finish', vault: 'wait' },
  // Not listed yet: the sale may still be on its way.
  saleConfirming: { wallet: 'wait', listing: 'finish', auction: 'finish', vault: 'refresh' },
  // A cancelled auction keeps the token until its holder withdraws it.
  cancelled: { wallet: 'none', listing: 'finish', auction: 'auctionWithdraw', vault: 'none' },
  // A bid takes the token at once, but it stays in the protocol's custody.
  bought: { wallet: 'none', listing: 'finish', auction: 'none', vault: 'none' },
  forbidden: { wallet: 'refresh', listing: 'refresh', auction: 'auctionWithdraw', vault: 'refresh' },
}

const ON_CHAIN: Record<Place, readonly ChainPlace[]> = {
  game: ['vault'],
  wallet: ['wallet', 'listing'],
  contract: ['auction'],
}

/**
 * What to offer for an asset, from the provider's status and the chain's place. If the status calls for nothing but the
 * provider names a different place than the chain, the provider has to look again. Spec 4.
 * @param isOpen the chain still takes bids on it, so it cannot be withdrawn yet
 */
export function recoveryAction(
  status: AssetStatus | null,
  chainPlace: ChainPlace,
  place: Place,
  isOpen = false,
): RecoveryAction {
  // The chain has the deposit, and the provider still has the asset where it came from.
  if (status === 'confirming' && chainPlace === 'vault' && place !== 'game') return 'finish'
  const action = status === null ? 'refresh' : TABLE[status][chainPlace]
  const isMisplaced = action === 'none' && !ON_CHAIN[place].includes(chainPlace)
  return isMisplaced || (action === 'auctionWithdraw' && isOpen) ? 'refresh' : action
}
