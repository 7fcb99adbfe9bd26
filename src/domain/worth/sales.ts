import type { Asset, Trade } from '../asset'

/** What was paid for an asset. */
export interface Sale {
  /** In the price coin's smallest unit. */
  price: bigint
  /** Unix seconds */
  time: number
}

/** What was paid lately for an asset and for some that are like it; never what is asked. */
export interface PastSales {
  /** The asset that they are about. */
  assetId: string
  /** Its own; null: it has none, undefined: that could not be read. */
  own: Sale | null | undefined
  /** Of each comparable asset that was looked at the last one; null: it has none. */
  others: { asset: Asset; sale: Sale | null }[]
  /** How many could not be looked at. */
  unread: number
}

/** The last of some trades that had a price; null: none had. */
export function lastSale(trades: readonly Trade[]): Sale | null {
  let last: Sale | null = null
  for (const { price, time } of trades) {
    if (price > 0n && time > 0 && (last === null || time > last.time)) last = { price, time }
  }
  return last
}

const DAY_SECONDS = 86_400

/** Whole days since a moment, both in Unix seconds; one that is still to come counts as now. */
export const daysSince = (time: number, now: number): number => Math.max(0, Math.floor((now - time) / DAY_SECONDS))

/** Whether a comparable asset that was looked at was ever sold. */
export const isSold = <Other extends { sale: Sale | null }>(other: Other): other is Other & { sale: Sale } =>
  other.sale !== null
