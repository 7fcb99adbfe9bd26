import { toAsset } from '../../api/asset'
import { listMarket } from '../../api/card'
import { toItems } from '../../api/shape'
import type { Asset, AssetDetail } from '../../domain/asset'
import type { MarketSort, MarketTab } from '../../domain/marketFilters'
import { type Bounds, type MarketEnd, marketBounds } from '../../domain/worth/bounds'
import { classOf } from '../../domain/worth/comparable'
import { costOf } from '../../domain/worth/offers'
import { lastSale } from '../../domain/worth/sales'
import { priceBounds } from '../../state/worth'
import { api } from '../calls/services'
import { load } from './load'
import { readLastSale } from './readLastSale'

/** Offers at either end of the market: the outermost may be a joke. */
const AT_AN_END = 2

interface Wanted {
  tab: MarketTab
  sort: MarketSort
  limit: number
  star?: number | null
  grade_band?: number | null
}

async function readEnd(wanted: Wanted, signal: AbortSignal): Promise<MarketEnd> {
  const { items, total } = await listMarket(api, wanted, { signal })
  return { items: toItems(items, toAsset).items, total }
}

const NOTHING_ALIKE = { dearest: null, kin: [] } as const

/** What comparable offers are held against: the dearest of them or, without any, cards of other kinds. */
async function readClass(asset: Asset, signal: AbortSignal): Promise<Pick<Bounds, 'dearest' | 'kin'>> {
  const alike = classOf(asset)
  if (!alike) return NOTHING_ALIKE
  const { tab, star, gradeBand } = alike
  const wanted = { tab, star: star || null, grade_band: gradeBand || null, sort: 'priceHigh', limit: 1 } as const
  const [first] = (await readEnd(wanted, signal)).items
  if (first) return { ...NOTHING_ALIKE, dearest: costOf(first) }
  return star ? { ...NOTHING_ALIKE, kin: await readKin(star, signal) } : NOTHING_ALIKE
}

async function readKin(star: number, signal: AbortSignal): Promise<readonly bigint[]> {
  const ends = (['priceLow', 'priceHigh'] as const).map((sort) =>
    readEnd({ tab: 'cards', star, sort, limit: 1 }, signal),
  )
  const costs = (await Promise.all(ends)).map(({ items: [end] }) => (end ? costOf(end) : null))
  return costs.filter((cost) => cost !== null)
}

async function readMarket(asset: Asset, signal: AbortSignal): Promise<readonly bigint[]> {
  const tab = asset.kind === 'dragon' ? 'dragon' : 'cards'
  const ends = (['priceLow', 'priceHigh'] as const).map((sort) => readEnd({ tab, sort, limit: AT_AN_END }, signal))
  const [cheap, dear] = await Promise.all(ends)
  return cheap && dear ? marketBounds(cheap, dear) : []
}

/**
 * Reads what a first price is held against, where nothing is known that the asset itself was sold or offered for: four
 * small calls, of which any may fail alone, and two more where nothing like it is on offer.
 */
export async function loadBounds(asset: Asset | AssetDetail): Promise<void> {
  const sold = 'trades' in asset ? lastSale(asset.trades) : undefined
  await load(
    priceBounds,
    async (signal) => {
      const [own, alike, market] = await Promise.all([
        sold === undefined ? readLastSale(asset.id, signal).catch(() => undefined) : sold,
        readClass(asset, signal).catch(() => NOTHING_ALIKE),
        readMarket(asset, signal).catch(() => []),
      ])
      return { assetId: asset.id, own, ...alike, market }
    },
    { fresh: priceBounds.value.data?.assetId !== asset.id },
  )
}
