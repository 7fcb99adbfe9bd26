import { toAsset } from '../../api/asset'
import { listMarket } from '../../api/card'
import { toItems } from '../../api/shape'
import type { Asset, AssetDetail } from '../../domain/asset'
import { classOf, nearestTo } from '../../domain/worth/comparable'
import { toOffers } from '../../domain/worth/offers'
import { lastSale, type PastSales, type Sale } from '../../domain/worth/sales'
import { comparableOffers, pastSales } from '../../state/worth'
import { api } from '../calls/services'
import { load } from './load'
import { readLastSale } from './readLastSale'

/** The cheapest offers of a class: with all past sales that can be asked for, a look stays within 10 kB. */
export const MOST_OFFERS = 10
/** Comparable assets whose past sales are looked at, a call for each. */
export const MOST_SALES = 8

/** Reads the cheapest offers that are comparable with an asset, in one call; none for an asset without a class. */
export async function loadOffers(asset: Asset): Promise<void> {
  const { data } = comparableOffers.value
  const alike = classOf(asset)
  if (pastSales.value.data?.assetId !== asset.id) pastSales.value = { data: null, busy: false, error: null }
  if (!alike) {
    comparableOffers.value = { data: null, busy: false, error: null }
    return
  }
  const { tab, star, gradeBand } = alike
  const filters = { tab, star: star || null, grade_band: gradeBand || null }
  await load(
    comparableOffers,
    async (signal) => {
      const answer = await listMarket(api, { ...filters, sort: 'priceLow', limit: MOST_OFFERS }, { signal })
      return toOffers(asset, { ...toItems(answer.items, toAsset), next: answer.next, total: answer.total })
    },
    { fresh: data?.assetId !== asset.id },
  )
}

/** What one call said of the last sale; undefined: it could not be read. */
interface Answer {
  asset: Asset
  sale: Sale | null | undefined
  cause?: unknown
}

const isKnown = (answer: Answer): answer is Answer & { sale: Sale | null } => answer.sale !== undefined

/**
 * Reads what an asset and the offers most like it were last sold for: a call for each, of which any may fail alone.
 * Nothing is asked about an asset whose trades are known.
 */
export async function loadPastSales(asset: Asset | AssetDetail): Promise<void> {
  const known = 'trades' in asset ? lastSale(asset.trades) : undefined
  const offered = comparableOffers.value.data?.items.map((offer) => offer.asset) ?? []
  const others = nearestTo(asset, offered, MOST_SALES)
  await load(
    pastSales,
    async (signal): Promise<PastSales> => {
      const read = (one: Asset): Promise<Answer> =>
        readLastSale(one.id, signal).then(
          (sale) => ({ asset: one, sale }),
          (cause: unknown) => ({ asset: one, sale: undefined, cause }),
        )
      const asked = known === undefined ? [asset, ...others] : others
      const answers = await Promise.all(asked.map(read))
      const failed = answers.filter(({ sale }) => sale === undefined)
      const [first] = failed
      // Nothing at all was learned.
      if (first && known === undefined && failed.length === answers.length) throw first.cause
      return {
        assetId: asset.id,
        own: known === undefined ? answers[0]?.sale : known,
        others: answers.slice(asked.length - others.length).filter(isKnown),
        unread: failed.length,
      }
    },
    { fresh: pastSales.value.data?.assetId !== asset.id },
  )
}
