import { type ActivityRecord, activityType } from './activity'
import type { Coin } from './coin'
import { isApproved, linkWithdrawals } from './withdrawalPairs'

/** What was paid and earned, in a coin's smallest unit. */
export interface Sums {
  /** For assets, bids, minting, hatching, summoning and activation. */
  spent: bigint
  /** From sales, after what others keep of a price. */
  received: bigint
  /** Shares of later trades. */
  shares: bigint
  /** Points redeemed, and rewards. */
  rewards: bigint
  /** What others kept of the player's sales; `received` is already without it. */
  withheld: bigint
  /** Fees of withdrawals that were not rejected. */
  charged: bigint
}

const NOTHING: Sums = { spent: 0n, received: 0n, shares: 0n, rewards: 0n, withheld: 0n, charged: 0n }

/**
 * What one line of the feed earned or cost; null if it only moved coins or assets, or set a price. A top-up or
 * withdrawal is the player's own money in another place: only its fee is gone. Spec 3, 9.
 */
export function toSums(record: ActivityRecord): Sums | null {
  const { amount, twoAmount, fee } = record
  switch (activityType(record.type)) {
    case 'buy':
    case 'bid':
    case 'mint':
    case 'hatch':
    case 'summon':
    case 'activation':
    case 'assetActivation':
      return { ...NOTHING, spent: amount }
    case 'sell':
    case 'outbid':
      return twoAmount > 0n
        ? { ...NOTHING, received: twoAmount, withheld: amount - twoAmount }
        : { ...NOTHING, received: amount }
    case 'dividend':
      return { ...NOTHING, shares: amount }
    case 'redeem':
    case 'reward':
      return { ...NOTHING, rewards: amount }
    case 'withdrawSubmitted':
      return fee > 0n ? { ...NOTHING, charged: fee } : null
    case 'withdrawSettled':
      return fee > 0n && !isApproved(record) ? { ...NOTHING, charged: -fee } : null
    default:
      return null
  }
}

export const addSums = (one: Sums, other: Sums): Sums => ({
  spent: one.spent + other.spent,
  received: one.received + other.received,
  shares: one.shares + other.shares,
  rewards: one.rewards + other.rewards,
  withheld: one.withheld + other.withheld,
  charged: one.charged + other.charged,
})

export const earnedOf = ({ received, shares, rewards }: Sums): bigint => received + shares + rewards

/** With the fees of withdrawals. */
export const spentOf = ({ spent, charged }: Sums): bigint => spent + charged

/** What came in less what went out. */
export const balanceOf = (sums: Sums): bigint => earnedOf(sums) - spentOf(sums)

export interface AssetSums {
  assetsId: string
  name: string
  tokenId: string
  sums: Sums
}

export interface MonthSums {
  /** As `monthOf` names it. */
  month: string
  sums: Sums
}

/** The player's account of one coin. */
export interface Book {
  coin: Coin
  total: Sums
  /** In the order of the lines. */
  months: readonly MonthSums[]
  /** In the order of the lines; lines about no asset are in none. */
  assets: readonly AssetSums[]
}

const isSettled = ({ type }: ActivityRecord): boolean => activityType(type) === 'withdrawSettled'
const isBooked = (record: ActivityRecord): boolean => toSums(record) !== null

/** Whether a line is needed for a book: what settled a withdrawal tells which of two such lines a rejection undoes. */
export const isForBook = (record: ActivityRecord): boolean => isBooked(record) || isSettled(record)

/**
 * The lines that belong in a book. A rejection gives back what its withdrawal was charged: while that line is not read,
 * it gives back nothing.
 */
export function bookedLines(records: readonly ActivityRecord[]): ActivityRecord[] {
  const answers = new Set(linkWithdrawals(records).values())
  return records.filter((record) => isBooked(record) && (!isSettled(record) || answers.has(record)))
}

/** The coins in which something was earned or spent, in the order of the lines. */
export const coinsOf = (records: readonly ActivityRecord[]): Coin[] => [
  ...new Set(records.filter(isBooked).map(({ coin }) => coin)),
]

/** Reckons the lines of one coin, newest first. @param monthOf the month of a Unix time in seconds, such as 2026-11 */
export function toBook(records: readonly ActivityRecord[], coin: Coin, monthOf: (seconds: number) => string): Book {
  let total = NOTHING
  const months = new Map<string, MonthSums>()
  const assets = new Map<string, AssetSums>()
  for (const record of records) {
    const sums = record.coin === coin ? toSums(record) : null
    if (!sums) continue
    total = addSums(total, sums)
    const month = monthOf(record.time)
    months.set(month, { month, sums: addSums(months.get(month)?.sums ?? NOTHING, sums) })
    const { assetsId, nftName: name, tokenId } = record
    if (!assetsId) continue
    const before = assets.get(assetsId) ?? { assetsId, name, tokenId, sums: NOTHING }
    assets.set(assetsId, { ...before, sums: addSums(before.sums, sums) })
  }
  return { coin, total, months: [...months.values()], assets: [...assets.values()] }
}
