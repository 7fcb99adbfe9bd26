import type { Asset } from '../asset'
import { costOf, type Offers } from './offers'
import type { Sale } from './sales'

/** Other prices that a first price is compared with, beyond the cheapest comparable offers. */
export interface Bounds {
  /** The asset that they are about. */
  assetId: string
  /** Its own last sale; null: it has none, undefined: not known. */
  own: Sale | null | undefined
  /** What the dearest comparable offer costs, in the price coin's smallest unit; null: not known. */
  dearest: bigint | null
  /** What the cheapest and the dearest card of any kind with as many stars cost, where the class has no offer. */
  kin: readonly bigint[]
  /** Between what all offers on the market lie, without the cheapest and the dearest; none: not known. */
  market: readonly bigint[]
}

/** Offers without which a market says nothing: of few the dearest but one is soon passed. */
const ENOUGH = 15

/** One end of the market's list, and how many offers there are in all. */
export interface MarketEnd {
  items: readonly Asset[]
  total: number
}

/** The cost of an end's second offer; null: there is none. */
const second = ({ items }: MarketEnd): bigint | null => (items[1] ? costOf(items[1]) : null)

/** Between what the offers of a market lie, but for one at either end; none where that is not certain. */
export function marketBounds(cheap: MarketEnd, dear: MarketEnd): readonly bigint[] {
  const [lowest, highest] = [second(cheap), second(dear)]
  if (cheap.total < ENOUGH || lowest === null || highest === null || lowest > highest) return []
  return [lowest, highest]
}

/**
 * What comparable offers cost, as far as a price can be held against them: the cheapest of many say nothing about what
 * the others ask, unless the dearest is known as well. In the price coin's smallest unit.
 */
export function askedCosts({ items, reach }: Offers, dearest: bigint | null): bigint[] {
  const costs = items.map(({ cost }) => cost)
  if (reach === null) return costs
  return dearest === null ? [] : [...costs, dearest]
}
