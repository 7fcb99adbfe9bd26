import type { MoneyKind } from './moneyKinds'

/** What may bring something to a player's wallet: a money action, or a withdrawal of coins from the game. */
export type Arrival = MoneyKind | 'withdrawal'

/**
 * Whether something of value comes to the player's wallet by it, at once or later: an asset, a sale's price, what being
 * outbid returns, or an activation, which belongs to the wallet's account for good.
 */
const COMES: Record<Arrival, boolean> = {
  sell: true,
  cancel: false,
  buy: true,
  deposit: false,
  claim: true,
  mint: true,
  hatch: true,
  auctionStart: true,
  bid: true,
  priceChange: false,
  takeOff: false,
  auctionWithdraw: true,
  payout: true,
  activateAccount: true,
  activateAsset: true,
  topUp: false,
  withdrawal: true,
}

/** Whether something of value comes to the player's wallet by it. */
export const comesToWallet = (arrival: Arrival): boolean => COMES[arrival]
