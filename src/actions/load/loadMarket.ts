import { toAsset } from '../../api/asset'
import { listMarket } from '../../api/card'
import { toItems } from '../../api/shape'
import type { Asset } from '../../domain/asset'
import { type MarketFilters, toMarketQuery } from '../../domain/marketFilters'
import type { Pages } from '../../state/loading'
import { market, marketFilters } from '../../state/market'
import { api } from '../calls/services'
import { load, loadMore } from './load'
import { stampAssets } from './stampAssets'

async function readPage(filters: MarketFilters, from: string | null, signal: AbortSignal): Promise<Pages<Asset>> {
  const { gradeBand, search, ...rest } = filters
  const read = async (cursor: string | null, limit: number | null): Promise<Pages<Asset>> => {
    const answer = await listMarket(api, { ...rest, grade_band: gradeBand, cursor, limit }, { signal })
    return { ...toItems(answer.items, toAsset), next: answer.next, total: answer.total }
  }
  if (!search) return read(from, null)
  const { searchMarket } = await import('./searchMarket')
  return searchMarket(search, from, read)
}

/** Lists the market under these filters from its first page. */
export async function loadMarket(filters: MarketFilters): Promise<void> {
  marketFilters.value = filters
  await load(market, (signal) => readPage(filters, null, signal), {
    fresh: true,
    // What was found is not kept: it would be one list for each text.
    kept: filters.search ? undefined : { name: `market ${toMarketQuery(filters)}`, stamp: stampAssets },
  })
}

/** Adds the market's following page. */
export async function loadMoreMarket(): Promise<void> {
  await loadMore(market, (cursor, signal) => readPage(marketFilters.value, cursor, signal))
}
