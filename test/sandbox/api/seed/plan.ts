import type { AssetKind } from '../../../../src/domain/asset'
import type { CollectionName } from '../store/assets'
import { rarityOf } from './attributes'
import { createRandom, type Random } from './random'

/** One token of the seed. Its id is its place in its collection's list, from 1. */
export interface PlannedToken {
  collection: CollectionName
  kind: AssetKind
  tokenId: number
  /** Index into the seed's players. */
  owner: number
  inGame: boolean
}

export interface PlannedSale {
  token: PlannedToken
  /** In whole MDS. */
  price: string
  /** Index of the player who buys it; null: it stays on sale. */
  buyer: number | null
}

export type AuctionEnd = 'open' | 'takenOff' | 'shortTimeout'

export interface PlannedAuction {
  token: PlannedToken
  price: string
  /** Players who bid, in their order. */
  bidders: number[]
  end: AuctionEnd
}

export interface Plan {
  tokens: PlannedToken[]
  sales: PlannedSale[]
  auctions: PlannedAuction[]
}

const COUNTS: Record<AssetKind, number> = { hero: 150, equip: 90, pet: 56, lingshi: 44, dragon: 60 }
/** The seed's players from here on are traders without a part in the demo. */
export const FIRST_TRADER = 4
export const TRADERS = 14
const POOR_OWNER = 3
const IN_GAME_SHARE = 0.3
const SALES = 120
const SOLD = 28
const AUCTIONS = 38
const ENDED_AUCTIONS = 4

/** Who holds what, and what is traded: the same in every run. */
export function createPlan(): Plan {
  const random = createRandom('the first season')
  const tokens = createTokens(random)
  const inWallets = tokens.filter(({ inGame }) => !inGame)
  const shuffled = shuffle(random, inWallets)
  // Everybody keeps some assets at their disposal.
  const spare = shuffled.filter(({ owner }) => owner < FIRST_TRADER).slice(0, 60)
  // dave has next to no MDS: that is his role in the tests.
  const traded = shuffled.filter((token) => !spare.includes(token) && token.owner !== POOR_OWNER)
  const sales = traded.slice(0, SALES).map((token, index) => planSale(random, token, index < SOLD))
  const auctions = traded.slice(SALES, SALES + AUCTIONS).map((token, index) => planAuction(random, token, index))
  return { tokens, sales, auctions }
}

function createTokens(random: Random): PlannedToken[] {
  const last: Record<CollectionName, number> = { card: 0, dragon: 0 }
  const kinds = Object.entries(COUNTS).flatMap(([kind, count]) => Array<AssetKind>(count).fill(kind as AssetKind))
  return shuffle(random, kinds).map((kind) => {
    const collection: CollectionName = kind === 'dragon' ? 'dragon' : 'card'
    last[collection] += 1
    const inGame = random.next() < IN_GAME_SHARE
    return { collection, kind, tokenId: last[collection], owner: pickOwner(random, inGame), inGame }
  })
}

/** alice 0, bob 1, carol 2, dave 3, then the traders. */
function pickOwner(random: Random, inGame: boolean): number {
  const dice = random.next()
  if (dice < 0.2) return 0
  if (dice < 0.36) return 1
  if (dice < 0.4) return 2
  if (dice < 0.41 && !inGame) return 3
  return FIRST_TRADER + random.between(0, TRADERS - 1)
}

function shuffle<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Players pay for stars, of dragons for their band of grades, and differ by less than two times. */
const PRICES: Record<'star' | 'band', { first: number; growth: number }> = {
  star: { first: 7, growth: 2.1 },
  band: { first: 20, growth: 2.6 },
}
const LOWEST_SHARE = 0.75
const SHARE_STEPS = 19

/** What is usually asked for such an asset, in whole MDS. */
export function usualPrice({ kind, star, grade }: { kind: AssetKind; star: number; grade: number }): number {
  const { first, growth } = PRICES[kind === 'dragon' ? 'band' : 'star']
  return first * growth ** (kind === 'dragon' ? Math.ceil(grade / 5) - 1 : star - 1)
}

function pickPrice(random: Random, { kind, tokenId }: PlannedToken): string {
  const usual = usualPrice({ kind, ...rarityOf(kind, tokenId) })
  const whole = Math.round(usual * (LOWEST_SHARE + random.between(0, SHARE_STEPS) / 36))
  return random.next() < 0.3 ? `${whole}.${random.between(1, 9)}` : String(whole)
}

const otherTrader = (random: Random, owner: number): number => {
  const trader = FIRST_TRADER + random.between(0, TRADERS - 1)
  return trader === owner ? FIRST_TRADER + ((trader - FIRST_TRADER + 1) % TRADERS) : trader
}

const planSale = (random: Random, token: PlannedToken, isSold: boolean): PlannedSale => ({
  token,
  price: pickPrice(random, token),
  // alice and bob buy too, so that their histories are not empty
  buyer: isSold
    ? random.next() < 0.3 && token.owner > 1
      ? random.between(0, 1)
      : otherTrader(random, token.owner)
    : null,
})

function planAuction(random: Random, token: PlannedToken, index: number): PlannedAuction {
  const end: AuctionEnd = index < 2 ? 'takenOff' : index < ENDED_AUCTIONS + 2 ? 'shortTimeout' : 'open'
  const bids = end === 'takenOff' ? 0 : end === 'shortTimeout' ? index % 2 : Math.max(0, random.between(-2, 3))
  const bidders: number[] = []
  for (let bid = 0; bid < bids; bid++) {
    const holder = bidders.at(-1) ?? token.owner
    bidders.push(random.next() < 0.15 && holder !== 0 ? 0 : otherTrader(random, holder))
  }
  return { token, price: pickPrice(random, token), bidders, end }
}
