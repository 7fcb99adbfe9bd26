import { toAsset } from '../../api/asset'
import { listMarket } from '../../api/card'
import { toItems } from '../../api/shape'
import type { Asset, AssetDetail } from '../../domain/asset'
import { toMarketFilters } from '../../domain/marketFilters'
import type { Wishes, WishesSeen } from '../../domain/wishes'
import { api } from '../calls/services'
import { readAsset } from '../load/readAsset'
import { type Room, readIfThere } from './room'

/** The most that one offer, and one asset's details, take in an answer, as far as is known. */
const OFFER_MOST = 700
const DETAIL_MOST = 4000
/** How many of the cheapest offers may be the player's own before they count as not read. */
const MOST_OWN_OFFERS = 8

const longestAgo = (one: { lookedAt: number }, other: { lookedAt: number }): number => one.lookedAt - other.lookedAt

/**
 * The cheapest offer of somebody else under filters, in one call, or two where the player's own is cheaper.
 * @returns null: there is none; undefined: not read, for want of room or of an answer
 */
export async function readCheapest(query: string, room: Room, userid: string): Promise<Asset | null | undefined> {
  const { gradeBand, search: _, ...rest } = toMarketFilters(query)
  for (const limit of [1, MOST_OWN_OFFERS]) {
    const asked = { ...rest, grade_band: gradeBand, sort: 'priceLow', limit } as const
    const answer = await readIfThere(room, limit * OFFER_MOST, () => listMarket(api, asked))
    if (!answer) return undefined
    const other = toItems(answer.items, toAsset).items.find(({ ownerId }) => ownerId !== userid)
    if (other || answer.next === null) return other ?? null
  }
  return undefined
}

/** Looks at wishes, those first whose last look is longest ago, while there is room. What fails is left for later. */
export async function readWishesSeen(wishes: Wishes, room: Room, userid: string): Promise<WishesSeen> {
  const filters = new Map<string, Asset | null>()
  const assets = new Map<string, AssetDetail>()
  for (const { query } of [...wishes.filters].sort(longestAgo)) {
    const cheapest = await readCheapest(query, room, userid)
    if (cheapest !== undefined) filters.set(query, cheapest)
  }
  for (const { id, kind } of [...wishes.assets].sort(longestAgo)) {
    const detail = await readIfThere(room, DETAIL_MOST, () => readAsset(kind, id))
    if (detail) assets.set(id, detail)
  }
  return { assets, filters }
}
