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

async function readPage(filters: MarketFilters, cursor: string | null, signal: AbortSignal): Promise<Pages<Asset>> {
  const { gradeBand, ...rest } = filters
  const answer = await listMarket(api, { ...rest, grade_band: gradeBand, cursor }, { signal })
  return {
    ...toItems(answer.items, toAsset),
    next: answer.next,
    total: answer.total,
  }
}

/** Lists the market under these filters from its first page. */
export async function loadMarket(filters: MarketFilters): Promise<void> {
  marketFilters.value = filters
  await load(market, (signal) => readPage(filters, null, signal), {
    fresh: true,
    kept: { name: `market ${toMarketQuery(filters)}`, stamp: stampAssets },
  })
}

/** Adds the market's following page. */
export async function loadMoreMarket(): Promise<void> {
  await loadMore(market, (cursor, signal) => readPage(marketFilters.value, cursor, signal))
}
