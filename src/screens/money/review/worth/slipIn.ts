import type { Asset, AssetDetail } from '../../../../domain/asset'
import { type Slip, slipOf } from '../../../../domain/validation/slipOf'
import { askedCosts } from '../../../../domain/worth/bounds'
import { lastAsked } from '../../../../domain/worth/lastAsked'
import { isSold, lastSale } from '../../../../domain/worth/sales'
import { journal } from '../../../../state/journal'
import type { Loadable } from '../../../../state/loading'
import { comparableOffers, pastSales, priceBounds } from '../../../../state/worth'

/**
 * What the asset itself costs now, else what it was sold for, else what was last asked for it, as far as that is known
 * without asking. Only one of them: between two that lie far apart a slip would pass.
 */
export function ownPrice(asset: Asset | AssetDetail, present: bigint | null): bigint | null {
  const sale = 'trades' in asset ? lastSale(asset.trades) : null
  return present ?? sale?.price ?? lastAsked(journal.value, asset.id)
}

const about = <T extends { assetId: string }>({ data }: Loadable<T>, { id }: Asset): T | null =>
  data?.assetId === id ? data : null

/** The slip in a typed price, judged by all that was read about this asset; null: none, or too little is known. */
export function slipIn(price: bigint, asset: Asset | AssetDetail, known: bigint | null): Slip | null {
  const offers = about(comparableOffers.value, asset)
  const sales = about(pastSales.value, asset)
  const bounds = about(priceBounds.value, asset)
  const own = known ?? bounds?.own?.price ?? sales?.own?.price
  return slipOf(price, {
    own: own === undefined ? [] : [own],
    asked: offers ? askedCosts(offers, bounds?.dearest ?? null) : [],
    sold: (sales?.others ?? []).filter(isSold).map(({ sale }) => sale.price),
    kin: bounds?.kin ?? [],
    market: bounds?.market ?? [],
  })
}
