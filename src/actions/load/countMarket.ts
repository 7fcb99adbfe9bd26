import { listMarket } from '../../api/card'
import type { MarketFilters } from '../../domain/marketFilters'
import { api } from '../calls/services'

/** How many offers there are under these filters; null if that could not be read, or only a search could tell. */
export async function countMarket(filters: MarketFilters, signal: AbortSignal): Promise<number | null> {
  const { gradeBand, search, ...rest } = filters
  if (search) return null
  const asked = { ...rest, grade_band: gradeBand, cursor: null, limit: 1 }
  return listMarket(api, asked, { signal }).then(
    ({ total }) => total,
    () => null,
  )
}
