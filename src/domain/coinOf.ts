import { type Coin, PRICE_COIN } from './coin'
import type { AnyPayload } from './payload'

/** The coin an entry pays or asks for: the coin of prices, unless it names one. */
export const coinOf = (entry: { payload: AnyPayload } | null): Coin => entry?.payload.coin ?? PRICE_COIN
