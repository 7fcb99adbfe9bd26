import type { Place } from './asset'
import { minimumBid, saleSplit, split } from './bid'
import type { MoneyKind } from './moneyKinds'

/** One side of a money action, as it can be drawn without words. */
export interface Side {
  /** `price` is the figure that others see, not money that moves. */
  what: 'asset' | 'coin' | 'price' | 'newCard' | 'egg' | 'player'
  /** Where it is on the side that leaves, where it will be on the side that comes. */
  at: Place
  /**
   * `offer`: for others to take; `rising`: for others to outbid; `later`: once that is over; `off`: no more; `spark`: it
   * becomes active.
   */
  mark?: 'offer' | 'rising' | 'later' | 'off' | 'spark'
  /** The figure is the least that comes. */
  least?: true
}

/** What leaves the player, and what comes to them. */
export interface Exchange {
  leaves: Side
  comes: Side
}

/** One row per kind: no two look alike. A new kind does not compile until it has its row. Spec 4, 5, 6, 9. */
const EXCHANGES = {
  sell: [
    { what: 'asset', at: 'wallet', mark: 'offer' },
    { what: 'coin', at: 'wallet', mark: 'later' },
  ],
  cancel: [
    { what: 'price', at: 'wallet', mark: 'off' },
    { what: 'asset', at: 'wallet' },
  ],
  buy: [
    { what: 'coin', at: 'wallet' },
    { what: 'asset', at: 'wallet' },
  ],
  deposit: [
    { what: 'asset', at: 'wallet' },
    { what: 'asset', at: 'game' },
  ],
  claim: [
    { what: 'asset', at: 'game' },
    { what: 'asset', at: 'wallet' },
  ],
  mint: [
    { what: 'coin', at: 'wallet' },
    { what: 'newCard', at: 'wallet' },
  ],
  hatch: [
    { what: 'coin', at: 'wallet' },
    { what: 'egg', at: 'wallet' },
  ],
  auctionStart: [
    { what: 'asset', at: 'contract', mark: 'rising' },
    { what: 'coin', at: 'wallet', mark: 'later', least: true },
  ],
  bid: [
    { what: 'coin', at: 'wallet' },
    { what: 'asset', at: 'contract', mark: 'later' },
  ],
  priceChange: [
    { what: 'price', at: 'contract' },
    { what: 'price', at: 'contract' },
  ],
  takeOff: [
    { what: 'price', at: 'contract', mark: 'off' },
    { what: 'asset', at: 'contract' },
  ],
  auctionWithdraw: [
    { what: 'asset', at: 'contract' },
    { what: 'asset', at: 'wallet' },
  ],
  payout: [
    { what: 'coin', at: 'contract' },
    { what: 'coin', at: 'wallet' },
  ],
  activateAccount: [
    { what: 'coin', at: 'wallet' },
    { what: 'player', at: 'game', mark: 'spark' },
  ],
  activateAsset: [
    { what: 'coin', at: 'wallet' },
    { what: 'asset', at: 'game', mark: 'spark' },
  ],
  topUp: [
    { what: 'coin', at: 'wallet' },
    { what: 'coin', at: 'game' },
  ],
} as const satisfies Record<MoneyKind, readonly [Side, Side]>

/** What leaves the player and what comes to them by an action of a kind. */
export function exchangeOf(kind: MoneyKind): Exchange {
  const [leaves, comes] = EXCHANGES[kind]
  return { leaves, comes }
}

/** What the figures of an exchange are reckoned from, in the coin's smallest unit; null: not known, or not typed yet. */
export interface Reckoned {
  /** What the player pays, receives, or asks for. */
  units: bigint | null
  /** The price that others see now. */
  price: bigint | null
  /** In hundredths of a percent. */
  saleFeeBps: number | null
}

/**
 * The figures of both sides in the coin's smallest unit; null where none is known, or where the side is not an amount. Of
 * a sale comes what the seller keeps, of an auction at least the holder's part of the first bid. Spec 9.
 */
export function figuresOf(kind: MoneyKind, { units, price, saleFeeBps }: Reckoned): [bigint | null, bigint | null] {
  switch (kind) {
    case 'sell':
      return [null, units === null || saleFeeBps === null ? null : saleSplit(units, saleFeeBps).seller]
    case 'auctionStart':
      return [null, units === null ? null : split(minimumBid(units), { hasPastTraders: true }).holder]
    case 'priceChange':
      return [price, units]
    case 'cancel':
    case 'takeOff':
      return [price, null]
    case 'payout':
    case 'topUp':
      return [units, units]
    default:
      return [units, null]
  }
}
