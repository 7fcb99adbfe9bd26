import type { Address } from './address'
import type { Trade } from './asset'
import { type Coin, PRICE_COIN } from './coin'
import type { Hex } from './hex'

/** One line of an asset's activity. */
export interface AssetEvent {
  id: string
  /** The provider's type code, as in the activity feed. */
  type: number
  /** The provider's word for it. */
  name: string
  /** Who did it; of a trade: who got the asset. '': not known. */
  by: Address | ''
  /** The game's name for them. */
  byName: string
  /** Of a trade: who had the asset before. */
  from: Address | ''
  /** The price, in the coin's smallest unit; null where there is none. */
  units: bigint | null
  coin: Coin
  /** Unix seconds */
  time: number
  hash: Hex | null
}

/** The codes of a purchase and of a bid. Of a trade without a line of its own no more is known than the first says. */
const BOUGHT = 3
const BID = 12
const isTrade = ({ type }: AssetEvent): boolean => type === BOUGHT || type === BID

const toEvent = (trade: Trade, index: number): AssetEvent => ({
  id: `trade ${index}`,
  type: BOUGHT,
  name: '',
  by: trade.to,
  byName: '',
  from: trade.from,
  units: trade.price,
  coin: PRICE_COIN,
  time: trade.time,
  hash: trade.hash,
})

/** Whether both can name the same party: the provider does not know every one. */
const canBeSame = (one: Address | '', other: Address | ''): boolean => one === '' || other === '' || one === other

/** Whether two lines tell of one trade; without a hash on both sides its time decides. */
const isSameTrade = (one: AssetEvent, other: AssetEvent): boolean =>
  isTrade(one) &&
  isTrade(other) &&
  canBeSame(one.from, other.from) &&
  canBeSame(one.by, other.by) &&
  one.units === other.units &&
  (one.hash && other.hash ? one.hash === other.hash : one.time === other.time)

/**
 * The provider's lines and the asset's trades as one list, newest first, each trade once.
 * @param isWhole whether these are all of the provider's lines: else older trades wait for the lines beside them
 */
export function mergeEvents(lines: readonly AssetEvent[], trades: readonly Trade[], isWhole: boolean): AssetEvent[] {
  const oldest = isWhole ? Number.NEGATIVE_INFINITY : Math.min(...lines.map(({ time }) => time))
  const merged: AssetEvent[] = []
  // A line that is new while older ones are read moves the last of a page to the next one.
  for (const event of [...lines, ...trades.map(toEvent).filter(({ time }) => time > oldest)]) {
    const at = merged.findIndex((other) => event.id === other.id || isSameTrade(event, other))
    const same = merged[at]
    if (same)
      merged[at] = { ...same, by: same.by || event.by, from: same.from || event.from, hash: same.hash ?? event.hash }
    else merged.push(event)
  }
  return merged.sort((one, other) => other.time - one.time)
}
