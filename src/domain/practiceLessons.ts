import { bidSteps, minimumBid } from './bid'
import {
  assetOf,
  type PracticeEvent,
  type PracticeKind,
  type PracticeWorld,
  play,
  refusalOf,
  type Who,
} from './practice'
import { OWN_DRAGON, OWN_HERO, PET, SOLD_HERO, STONE } from './practiceBeginning'

/** Time that the player lets pass: a few hours, in which the others act, or a day in which nobody does. */
export type Passing = 'hours' | 'day'

/** A money action on an asset, or letting time pass while the others do this. */
type Shape = { id: string } & (
  | { kind: PracticeKind; asset: string | null }
  | { kind: Passing; others: (world: PracticeWorld) => PracticeEvent[] }
)

function bidOn(world: PracticeWorld, by: Who, asset: string, step: number): PracticeEvent[] {
  const price = assetOf(world, asset)?.lot?.price ?? 0n
  return [{ kind: 'bid', by, asset, price, amount: bidSteps(price)[step] ?? minimumBid(price) }]
}

function buyFromYou(world: PracticeWorld): PracticeEvent[] {
  return [{ kind: 'buy', by: 'mei', asset: OWN_HERO, price: assetOf(world, OWN_HERO)?.sale ?? 0n }]
}

/**
 * The way through practice: a fixed-price sale from both sides, then an auction from its start to the lock. Whatever
 * prices and bids the player chooses, the next step is always possible.
 */
export const LESSONS = [
  { id: 'buy', kind: 'buy', asset: SOLD_HERO },
  { id: 'sell', kind: 'sell', asset: OWN_HERO },
  { id: 'sold', kind: 'hours', others: buyFromYou },
  { id: 'start', kind: 'auctionStart', asset: OWN_DRAGON },
  { id: 'firstBid', kind: 'hours', others: (world) => bidOn(world, 'mei', OWN_DRAGON, 0) },
  { id: 'nextBid', kind: 'hours', others: (world) => bidOn(world, 'bima', OWN_DRAGON, 1) },
  { id: 'collect', kind: 'payout', asset: null },
  { id: 'bid', kind: 'bid', asset: PET },
  { id: 'outbid', kind: 'hours', others: (world) => bidOn(world, 'bima', PET, 0) },
  { id: 'bidAgain', kind: 'bid', asset: STONE },
  { id: 'lock', kind: 'day', others: () => [] },
  { id: 'takeBack', kind: 'auctionWithdraw', asset: STONE },
] as const satisfies readonly Shape[]

/** One thing to do. */
export type Lesson = (typeof LESSONS)[number]

const RIVALS = ['mei', 'bima', 'sari'] as const

/** The next of a fixed series of numbers: practice is the same each time it is played the same way. */
const nextSeed = (seed: number): number => (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0

/** A number below `count` from the upper bits, which repeat the least. */
const pick = (seed: number, count: number): number => Math.floor((seed / 2 ** 32) * count)

const UNIT = 10n ** 18n

/** What one of the others might do with this asset now; it may be refused. */
function wishFor(world: PracticeWorld, id: string, seed: number): PracticeEvent | null {
  const asset = assetOf(world, id)
  if (!asset) return null
  const { holder, lot, sale } = asset
  const others = RIVALS.filter((rival) => rival !== holder)
  const by = others[pick(seed, others.length)] ?? 'mei'
  if (sale !== null) return { kind: 'buy', by, asset: id, price: sale }
  if (lot) {
    const steps = bidSteps(lot.price)
    const wish = { kind: 'bid' as const, by, asset: id, price: lot.price, amount: steps[pick(seed, 2)] ?? 0n }
    return holder === 'you' || !refusalOf(world, wish) ? wish : { kind: 'auctionWithdraw', by: holder, asset: id }
  }
  if (holder === 'you') return null
  const price = BigInt(40 + pick(seed, 80)) * UNIT
  return { kind: pick(seed, 2) ? 'sell' : 'auctionStart', by: holder, asset: id, price }
}

/**
 * What the others do in a few hours once the guide is left: with about half of the assets one thing, by a fixed series.
 * Returns what is possible, in its order, and the seed for the next time.
 */
export function othersDo(world: PracticeWorld, seed: number): { events: PracticeEvent[]; seed: number } {
  const events: PracticeEvent[] = []
  let now = world
  let next = seed
  for (const { id } of world.assets) {
    next = nextSeed(next)
    const wants = pick(next, 2) === 0
    next = nextSeed(next)
    const wish = wants ? wishFor(now, id, next) : null
    if (!wish || refusalOf(now, wish)) continue
    events.push(wish)
    now = play(now, wish)
  }
  return { events, seed: next }
}
