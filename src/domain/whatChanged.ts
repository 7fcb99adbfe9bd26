import type { ErrorKey } from '../errors'
import { whyNot } from './abilities'
import type { Address } from './address'
import type { Asset, AssetDetail, AuctionState, Trade } from './asset'
import { minimumBid, split } from './bid'
import { type AssetAction, ruleOf } from './moneyFacts'
import type { User } from './player'

/** An auction as the chain has it. */
export interface Lot {
  /** Lower case */
  holder: Address
  /** In the price coin's smallest unit. */
  price: bigint
  trades: number
  state: AuctionState
}

/** Where a player's own asset stands; `ended`: it waits in the protocol to be withdrawn. */
export type Stand = 'sale' | 'open' | 'locked' | 'ended' | 'wallet' | 'game'

/** Why an action on an asset could not be taken: what has become true since the player saw it. */
export type Change =
  /** It was the player's. `received`: their part of the price; null: the trade does not tell it. */
  | { is: 'sold'; to: Address | ''; price: bigint; received: bigint | null }
  /** It was the player's and is somebody else's, by no trade that is known yet. */
  | { is: 'lost'; to: Address | '' }
  /** It was somebody's offer, and somebody else took it. */
  | { is: 'taken'; to: Address | ''; price: bigint }
  | { is: 'withdrawn' }
  /** @property lowestBid of an auction */
  | { is: 'repriced'; before: bigint | null; price: bigint; lowestBid: bigint | null }
  /** What the player wanted to have is theirs already. */
  | { is: 'own' }
  | { is: 'stands'; as: Stand; price: bigint | null }

type Me = Pick<User, 'userid' | 'address'>

const TAKES_A_PRICE: readonly AuctionState[] = ['open', 'locked']

/** The asset with the chain's word on its auction, which outranks a provider that has not caught up. */
export function withLot(asset: AssetDetail, lot: Lot, me: Me): AssetDetail {
  const isTraded = TAKES_A_PRICE.includes(lot.state)
  const ownerId = lot.holder === me.address ? me.userid : lot.holder === asset.ownerAddress ? asset.ownerId : ''
  return {
    ...asset,
    place: 'contract',
    market: isTraded ? 'auction' : null,
    price: isTraded ? lot.price : null,
    ownerAddress: lot.holder,
    ownerId,
    ownerName: ownerId === asset.ownerId ? asset.ownerName : '',
    auction: asset.auction && { ...asset.auction, state: lot.state },
  }
}

/**
 * What has happened to an asset between what the player saw and now, as far as the provider and the chain tell it; null:
 * nothing that would explain why the action could not be taken.
 * @param before as the page showed it; null if no page has read it
 * @param now with the chain's word on its auction
 */
export function whatChanged(
  action: AssetAction,
  before: Asset | AssetDetail | null,
  now: AssetDetail,
  lot: Lot | null,
  me: Me,
): Change | null {
  const isMine = now.ownerId === me.userid
  if (ruleOf(action).by === 'holder') {
    if (!isMine) return lossOf(before, now, lot, me)
    return isPossible(action, now, me) ? null : { is: 'stands', ...standOf(now) }
  }
  if (isMine) return { is: 'own' }
  if (isPossible(action, now, me) && now.price !== null) {
    const seen = before?.price ?? null
    if (seen === now.price) return null
    return {
      is: 'repriced',
      before: seen,
      price: now.price,
      lowestBid: action === 'bid' ? minimumBid(now.price) : null,
    }
  }
  const trades = newTrades(before, now)
  // The player's own trade, of which the provider has not drawn the consequence yet: it did cost something.
  if (trades.some(({ to }) => to !== '' && to === me.address)) return null
  const [trade] = trades
  return trade ? { is: 'taken', to: trade.to, price: trade.price } : { is: 'withdrawn' }
}

/** What makes an action impossible, and not only late. A lot that takes bids no more is locked. */
const IMPOSSIBLE: readonly (ErrorKey | null)[] = ['notYours', 'wrongPlace', 'notForSale', 'notPossible']

/** Whether the asset itself allows it; the player's own standing has nothing to do with what changed. */
function isPossible(action: AssetAction, now: AssetDetail, { userid }: Me): boolean {
  const able = { userid, mustChangePassword: false, isOnline: false, activated: true, hasRole: true }
  const reason = whyNot(action, now, able, now.auction?.state ?? null)
  return !IMPOSSIBLE.includes(reason) && !(action === 'bid' && reason === 'nftLocked')
}

function standOf({ place, market, price, auction }: AssetDetail): { as: Stand; price: bigint | null } {
  if (place === 'game') return { as: 'game', price }
  if (place === 'wallet') return { as: market === 'sale' ? 'sale' : 'wallet', price }
  const state = auction?.state ?? (market === 'auction' ? 'open' : 'unlocked')
  return { as: state === 'open' || state === 'locked' ? state : 'ended', price }
}

/**
 * The trades that the page has not shown, newest first. An older one that the list did not have before, or has with its
 * hash now, is not news. Without the page's list only the newest, and only if it has led to the present owner.
 */
function newTrades(before: Asset | AssetDetail | null, { trades, ownerAddress }: AssetDetail): readonly Trade[] {
  const newestFirst = [...trades].sort((one, other) => other.time - one.time)
  if (before && 'trades' in before) {
    const newest = Math.max(0, ...before.trades.map(({ time }) => time))
    return newestFirst.filter(
      (trade) => trade.time >= newest && !before.trades.some((known) => isSameTrade(trade, known)),
    )
  }
  return newestFirst.slice(0, 1).filter(({ to }) => to !== '' && to === ownerAddress)
}

/** Whether two lists tell of one trade. Its hash may be told later than the rest. */
const isSameTrade = (one: Trade, other: Trade): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.price === other.price &&
  (one.hash && other.hash ? one.hash === other.hash : one.time === other.time)

function lossOf(before: Asset | AssetDetail | null, now: AssetDetail, lot: Lot | null, { address }: Me): Change {
  const trade = newTrades(before, now).find(({ from }) => from !== '' && from === address)
  if (!trade) return { is: 'lost', to: now.ownerAddress }
  const { to, price } = trade
  const hasPastTraders = isBid(trade, now, lot) ? hadPastTraders(trade, before, now, lot) : null
  return { is: 'sold', to, price, received: hasPastTraders === null ? null : split(price, { hasPastTraders }).holder }
}

/**
 * Whether a trade certainly was a bid: the auction has had as many as there are trades since. The player may have taken
 * the asset back on another device and sold it at a fixed price.
 */
function isBid({ time, price }: Trade, { place, auction, trades }: AssetDetail, lot: Lot | null): boolean {
  if (lot) return trades.filter((other) => other.time >= time).length <= lot.trades
  return place === 'contract' && auction?.currentBid === price
}

/**
 * Whether anybody had traded the asset in the protocol before this trade, which decides about one percent; null: nobody
 * tells. A sale at a fixed price makes no past trader, and the list does not say which trade was one.
 */
function hadPastTraders(
  trade: Trade,
  before: Asset | AssetDetail | null,
  { trades, totalTraded, unread }: AssetDetail,
  lot: Lot | null,
): boolean | null {
  if (before && 'auction' in before && before.auction?.currentBid != null) return true
  // The lot's last trade: the provider may not have that yet.
  if (lot && lot.trades > 1 && lot.holder === trade.to && lot.price === trade.price) return true
  const isWhole = !unread && trades.reduce((sum, { price }) => sum + price, 0n) === totalTraded
  return isWhole && trades.every((other) => other === trade || other.time > trade.time) ? false : null
}
