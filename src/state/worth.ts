import type { Bounds } from '../domain/worth/bounds'
import type { Offers } from '../domain/worth/offers'
import type { PastSales } from '../domain/worth/sales'
import { loadable } from './loading'
import { ofSession } from './ofSession'

/** What the asset of the open review competes with on the market. */
export const comparableOffers = ofSession(loadable<Offers>())
/** What it, and others like it, were sold for; read when the player asks. */
export const pastSales = ofSession(loadable<PastSales>())
/** Other prices that its first price is compared with. */
export const priceBounds = ofSession(loadable<Bounds>())
