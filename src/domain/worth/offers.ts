import type { Asset } from '../asset'
import { minimumBid } from '../bid'
import { isComparable } from './comparable'

/** A comparable offer: what it costs whoever takes it now, at least. */
export interface Offer {
  asset: Asset
  /** In the price coin's smallest unit: the price of a sale, the next bid of an auction. */
  cost: bigint
}

/** What is known of the offers that an asset competes with. */
export interface Offers {
  /** The asset that they are compared with. */
  assetId: string
  /** Cheapest first. */
  items: Offer[]
  /** How many there are in all, without the asset itself; null: not known. */
  total: number | null
  /** Any offer that costs less is among the items; null: all offers are. In the price coin's smallest unit. */
  reach: bigint | null
}

/** The first page of the market's list, by rising price. */
export interface OffersPage {
  items: readonly Asset[]
  /** Cursor of the following page; null: this is all. */
  next: string | null
  total: number
  /** How many items could not be read. */
  unread: number
}

/** What taking an offer costs at least, in the price coin's smallest unit; null: it is on no market. Spec 4. */
export function costOf({ market, price }: Pick<Asset, 'market' | 'price'>): bigint | null {
  if (market === null || price === null) return null
  return market === 'auction' ? minimumBid(price) : price
}

const isRising = (prices: readonly bigint[]): boolean =>
  prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0n))

/** How far the list reaches. Of one that is not in order, or has gaps, nothing can be concluded about the rest. */
function reachOf({ items, next, unread }: OffersPage): bigint | null {
  const prices = items.map(({ price }) => price ?? 0n)
  if (unread > 0 || !isRising(prices)) return 0n
  return next === null ? null : (prices[prices.length - 1] ?? 0n)
}

/** Whether the market's list has it: an auction whose time is over is on it no longer. */
const isListed = ({ market, status }: Asset): boolean => market !== null && status !== 'locked'

/** The offers that an asset competes with, from the market's list of its class. */
export function toOffers(asset: Asset, page: OffersPage): Offers {
  const items: Offer[] = []
  for (const other of page.items) {
    const cost = isComparable(asset, other) ? costOf(other) : null
    if (cost !== null) items.push({ asset: other, cost })
  }
  // Not a plain difference, which is no number a sort can take.
  items.sort((one, other) => (one.cost < other.cost ? -1 : one.cost > other.cost ? 1 : 0))
  const isAmong = page.items.some(({ id }) => id === asset.id)
  // Items of another class: the list was not narrowed, and its total is of something else.
  const isOfClass = page.items.length === items.length + (isAmong ? 1 : 0)
  const isWhole = page.next === null && page.unread === 0
  const others = page.total - (isAmong || (!isWhole && isListed(asset)) ? 1 : 0)
  const total = isWhole ? items.length : isOfClass ? Math.max(others, items.length) : null
  return { assetId: asset.id, items, total, reach: reachOf(page) }
}

/** Where a price stands among the offers. */
export interface Standing {
  /** How many offers are known to cost less. */
  cheaper: number
  /** Whether no other can cost less. */
  isExact: boolean
}

/** Where a price would stand among the offers, in the price coin's smallest unit. */
export const standingOf = (price: bigint, { items, reach }: Offers): Standing => ({
  cheaper: items.filter(({ cost }) => cost < price).length,
  isExact: reach === null || price <= reach,
})

/** The cheapest offer; null: there is none, or one that was not loaded may cost less. */
export function bestOffer({ items, reach }: Offers): Offer | null {
  const [first] = items
  return first && (reach === null || first.cost <= reach) ? first : null
}
