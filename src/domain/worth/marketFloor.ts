import type { Asset } from '../asset'
import { toMarketQuery } from '../marketFilters'
import { classOf } from './comparable'
import { bestOffer, costOf, type Offers } from './offers'

/** What the market asks at least for assets of a class. */
export interface MarketFloor {
  /** In the price coin's smallest unit. */
  cost: bigint
  /** Whether the asset itself is it, or costs no more. */
  isOwn: boolean
  /** Whether the asset costs so much more that a buyer should look at the others first. */
  isFarBelow: boolean
}

/** How many times the floor a price is when it is far above it. */
const FAR = 2n

/** The market's floor for an asset's class, itself among them; null: there is no other offer, or it is not known. */
export function marketFloor(asset: Pick<Asset, 'market' | 'price'>, offers: Offers): MarketFloor | null {
  const best = bestOffer(offers)
  if (!best) return null
  const own = costOf(asset)
  const isOwn = own !== null && own <= best.cost
  return { cost: isOwn ? own : best.cost, isOwn, isFarBelow: own !== null && own >= FAR * best.cost }
}

/** The query string of the market's list of an asset's class, cheapest first; null without a class. */
export function classQuery(asset: Pick<Asset, 'kind' | 'star' | 'grade'>): string | null {
  const alike = classOf(asset)
  return alike && toMarketQuery({ ...alike, sort: 'priceLow', camp: 0, profession: 0, skill: 0, search: '' })
}
