import { type MarketFilters, toMarketQuery } from '../../domain/marketFilters'

/** The address of the market under these filters. */
export function marketPath(filters: MarketFilters): string {
  const query = toMarketQuery(filters)
  return query ? `/marketplace?${query}` : '/marketplace'
}
