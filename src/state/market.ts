import { signal } from '@preact/signals'
import type { Asset } from '../domain/asset'
import { type MarketFilters, toMarketFilters } from '../domain/marketFilters'
import { loadable, type Pages } from './loading'

/** The filters of the list below; the URL is their source. */
export const marketFilters = signal<MarketFilters>(toMarketFilters(''))
export const market = loadable<Pages<Asset>>()
