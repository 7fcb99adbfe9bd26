import type { ErrorKey } from '../errors'
import type { AuctionState } from './asset'
import { minimumBid, saleSplit, split } from './bid'
import type { MoneyKind } from './moneyKinds'
import { usualFee } from './networkFee'
import { addTrader, hasTraders, NO_TRADERS, type PastTraders, pendingOf, settle, share } from './practiceTraders'
import { whyNotPrice } from './validation/validatePrice'

/** Who takes part in practice: the player, pretend others, and those who are paid of a trade. */
export type Who = 'you' | 'mei' | 'bima' | 'sari' | 'copyright' | 'fee' | 'protocol'

const HOUR = 3_600
/** How long a price stands in an auction, in seconds. */
export const AUCTION_SECONDS = 24 * HOUR
/** Of a fixed-price sale, in hundredths of a percent. */
export const SALE_FEE_BPS = 250
/** What an asset may be offered for, in the price coin's smallest unit; low enough that the others can always bid. */
export const PRICE_LIMITS = { minimum: 10n ** 18n, maximum: 10_000n * 10n ** 18n }
/** Pretend wei per unit of gas. */
const GAS_PRICE = 50_000_000n

export interface PracticeLot {
  price: bigint
  /** Pretend seconds since the beginning. */
  deadline: number
  trades: number
  isTakenOff: boolean
}

export interface PracticeAsset {
  id: string
  holder: Who
  /** The fixed price it is for sale at; null: it is not. */
  sale: bigint | null
  /** Its auction; null: it is in its holder's wallet. */
  lot: PracticeLot | null
  traders: PastTraders
}

/** A pretend market. Every amount is in its coin's smallest unit. */
export interface PracticeWorld {
  /** Pretend seconds since the beginning. */
  now: number
  /** What each has of the price coin. The protocol keeps the past traders' shares until they are collected. */
  coins: Readonly<Record<Who, bigint>>
  /** The player's BNB, and what the network has taken of it. */
  gas: { you: bigint; network: bigint }
  assets: readonly PracticeAsset[]
}

interface Act {
  by: Who
  asset: string
}

/** What can happen on the pretend market: a money action of the player or another, or time that passes. */
export type PracticeEvent =
  | (Act & { kind: 'sell' | 'auctionStart' | 'priceChange'; price: bigint })
  /** `price` is the one the buyer saw. */
  | (Act & { kind: 'buy'; price: bigint })
  | (Act & { kind: 'bid'; price: bigint; amount: bigint })
  | (Act & { kind: 'cancel' | 'takeOff' | 'auctionWithdraw' })
  | { kind: 'payout'; by: Who }
  | { kind: 'wait'; seconds: number }

/** The kinds that somebody does. */
export type PracticeKind = Exclude<PracticeEvent['kind'], 'wait'> & MoneyKind

/** Where an asset's auction stands, as the contract has it: a bid in the very second of the deadline still counts. */
export function lotStateOf({ lot }: PracticeAsset, now: number): AuctionState {
  if (!lot) return 'none'
  if (lot.isTakenOff) return 'takenOff'
  if (now <= lot.deadline) return 'open'
  return lot.trades === 0 ? 'unlocked' : 'locked'
}

/** The asset of this id; undefined: there is none. */
export const assetOf = ({ assets }: PracticeWorld, id: string): PracticeAsset | undefined =>
  assets.find((asset) => asset.id === id)

/** The assets in which this one has a share to collect, with the amount. */
export const sharesFor = ({ assets }: PracticeWorld, who: Who): { id: string; units: bigint }[] =>
  assets.map(({ id, traders }) => ({ id, units: pendingOf(traders, who) })).filter(({ units }) => units > 0n)

/** About what the network takes for the player's action, in wei. */
export function practiceFee(world: PracticeWorld, kind: PracticeKind): bigint {
  const tokens = kind === 'payout' ? sharesFor(world, 'you').length : 0
  return usualFee(kind, GAS_PRICE, tokens) ?? 0n
}

/** Why this cannot happen, in the words of the real one; null: it can. */
export function refusalOf(world: PracticeWorld, event: PracticeEvent): ErrorKey | null {
  if (event.kind === 'wait') return event.seconds < 0 ? 'notPossible' : null
  const refused = event.kind === 'payout' ? noShares(world, event.by) : refusalOfAct(world, event)
  if (refused) return refused
  return event.by === 'you' && world.gas.you < practiceFee(world, event.kind) ? 'gasMissing' : null
}

const noShares = (world: PracticeWorld, who: Who): ErrorKey | null =>
  sharesFor(world, who).length === 0 ? 'nothingWaits' : null

function refusalOfAct(
  world: PracticeWorld,
  event: Exclude<PracticeEvent, { kind: 'wait' | 'payout' }>,
): ErrorKey | null {
  const asset = assetOf(world, event.asset)
  if (!asset) return 'notPossible'
  const state = lotStateOf(asset, world.now)
  const isHolder = asset.holder === event.by
  switch (event.kind) {
    case 'buy':
      if (isHolder) return 'notPossible'
      if (asset.sale === null) return 'notForSale'
      if (asset.sale !== event.price) return 'priceMoved'
      return world.coins[event.by] < asset.sale ? 'insufficient' : null
    case 'bid':
      if (isHolder) return 'notPossible'
      if (state !== 'open') return state === 'locked' ? 'nftLocked' : 'notForSale'
      if (asset.lot?.price !== event.price) return 'priceMoved'
      if (event.amount < minimumBid(event.price)) return 'bidTooLow'
      return world.coins[event.by] < event.amount ? 'insufficient' : null
    case 'sell':
    case 'auctionStart':
      if (!isHolder) return 'notYours'
      if (state !== 'none') return 'wrongPlace'
      return asset.sale === null ? whyNotPrice(event.price, PRICE_LIMITS) : 'notPossible'
    case 'priceChange':
      if (!isHolder) return 'notYours'
      if (state !== 'open' && state !== 'locked') return 'notPossible'
      return whyNotPrice(event.price, { ...PRICE_LIMITS, present: asset.lot?.price ?? null })
    case 'cancel':
      if (!isHolder) return 'notYours'
      return asset.sale === null ? 'notPossible' : null
    case 'takeOff':
      if (!isHolder) return 'notYours'
      return state === 'open' ? null : 'notPossible'
    default:
      if (!isHolder) return 'notYours'
      return state === 'none' || state === 'open' ? 'notPossible' : null
  }
}

/** The market after the event; what is refused changes nothing. */
export function play(world: PracticeWorld, event: PracticeEvent): PracticeWorld {
  if (refusalOf(world, event)) return world
  if (event.kind === 'wait') return { ...world, now: world.now + event.seconds }
  const after = event.kind === 'payout' ? collect(world, event.by) : act(world, event)
  if (event.by !== 'you') return after
  const fee = practiceFee(world, event.kind)
  return { ...after, gas: { you: world.gas.you - fee, network: world.gas.network + fee } }
}

/** Moves coins from one to others. */
function pay(world: PracticeWorld, from: Who, parts: readonly (readonly [Who, bigint])[]): PracticeWorld {
  const coins = { ...world.coins }
  for (const [to, units] of parts) {
    coins[from] -= units
    coins[to] += units
  }
  return { ...world, coins }
}

function collect(world: PracticeWorld, by: Who): PracticeWorld {
  const units = sharesFor(world, by).reduce((sum, each) => sum + each.units, 0n)
  const assets = world.assets.map((asset) => ({ ...asset, traders: settle(asset.traders, by) }))
  return pay({ ...world, assets }, 'protocol', [[by, units]])
}

function act(world: PracticeWorld, event: Exclude<PracticeEvent, { kind: 'wait' | 'payout' }>): PracticeWorld {
  const change = (to: (asset: PracticeAsset) => Partial<PracticeAsset>): PracticeWorld => ({
    ...world,
    assets: world.assets.map((asset) => (asset.id === event.asset ? { ...asset, ...to(asset) } : asset)),
  })
  const deadline = world.now + AUCTION_SECONDS
  switch (event.kind) {
    case 'sell':
      return change(() => ({ sale: event.price }))
    case 'cancel':
      return change(() => ({ sale: null }))
    case 'buy': {
      const seller = assetOf(world, event.asset)?.holder ?? event.by
      const shares = saleSplit(event.price, SALE_FEE_BPS)
      return pay(
        change(() => ({ sale: null, holder: event.by })),
        event.by,
        [
          [seller, shares.seller],
          ['fee', shares.fee],
        ],
      )
    }
    case 'auctionStart':
      return change(() => ({ lot: { price: event.price, deadline, trades: 0, isTakenOff: false } }))
    case 'priceChange':
      return change(({ lot }) => ({ lot: lot && { ...lot, price: event.price, deadline } }))
    case 'takeOff':
      return change(({ lot }) => ({ lot: lot && { ...lot, isTakenOff: true } }))
    case 'auctionWithdraw':
      return change(() => ({ lot: null }))
    default:
      return bid(world, event)
  }
}

function bid(world: PracticeWorld, { asset: id, by, amount }: Act & { amount: bigint }): PracticeWorld {
  const before = assetOf(world, id)
  const { holder = by, traders = NO_TRADERS } = before ?? {}
  const parts = split(amount, { hasPastTraders: hasTraders(traders) })
  const assets = world.assets.map((asset) =>
    asset.id === id && asset.lot
      ? {
          ...asset,
          holder: by,
          lot: { ...asset.lot, price: amount, deadline: world.now + AUCTION_SECONDS, trades: asset.lot.trades + 1 },
          traders: addTrader(share(traders, parts.pastTraders), holder),
        }
      : asset,
  )
  return pay({ ...world, assets }, by, [
    [holder, parts.holder],
    ['copyright', parts.copyrightOwner],
    ['fee', parts.fee],
    ['protocol', parts.pastTraders],
  ])
}
